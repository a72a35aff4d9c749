/** The result of a game as a picture to be sent: drawn here, with the page's own colours and typefaces. */
import type { Told } from "./results";

const SIDE = 1080;
const EDGE = 72;

/** Draws it with the colours that hold at `where`; null where the browser has no canvas. `points` says a result. */
export async function drawResult(told: Told, where: Element, points: (score: number) => string): Promise<Blob | null> {
  await document.fonts?.ready;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const style = getComputedStyle(where);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const display = colour("--font-display");
  const text = colour("--font-text");

  /** Writes a line, shortened if it would stick out; comes back with its width. */
  const write = (words: string, x: number, y: number, font: string, widest: number) => {
    pen.font = font;
    let shown = words;
    const letters = [...words];
    while (pen.measureText(shown).width > widest && letters.length > 1) {
      letters.pop();
      shown = `${letters.join("")}…`;
    }
    pen.fillText(shown, x, y);
    return pen.measureText(shown).width;
  };

  pen.fillStyle = colour("--accent-fill");
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = colour("--on-accent");
  pen.textBaseline = "alphabetic";
  write(told.title, EDGE, 176, `700 92px ${display}`, SIDE - 2 * EDGE);
  write(told.what ?? "Quintet", EDGE, 244, `500 40px ${text}`, SIDE - 2 * EDGE);

  pen.fillStyle = colour("--paper");
  pen.beginPath();
  pen.roundRect(EDGE / 2, 300, SIDE - EDGE, SIDE - 300 - EDGE / 2, 36);
  pen.fill();
  pen.fillStyle = colour("--paper-ink");
  const [only] = told.lines;
  if (told.lines.length === 1 && only) {
    pen.textAlign = "center";
    write(points(only.score), SIDE / 2, 720, `700 110px ${display}`, SIDE - 3 * EDGE);
  } else {
    const height = Math.min(110, (SIDE - 300 - EDGE) / told.lines.length);
    const size = Math.round(Math.min(52, height * 0.56));
    told.lines.forEach(({ place, name, score }, row) => {
      const y = 300 + EDGE / 2 + height * (row + 0.66);
      const font = `${place === 1 ? 700 : 500} ${size}px ${text}`;
      pen.textAlign = "right";
      const width = write(points(score), SIDE - EDGE - 16, y, font, 460);
      write(`${place}.`, EDGE + 76, y, font, 90);
      pen.textAlign = "left";
      write(name, EDGE + 100, y, font, SIDE - 2 * EDGE - 140 - width);
    });
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
