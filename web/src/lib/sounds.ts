/** Sounds, made here and not downloaded: short, soft, each told from the others with closed eyes. */

/** `turn`: it is your turn; `card`: a card moves; `tick`: a clock runs out; `won`, `lost`: a race; `out`: a great moment; `end`: the game is over. */
export type Cue = "turn" | "card" | "tick" | "won" | "lost" | "out" | "end";

/** One tone: when it starts (s), its pitch (Hz), how long it rings (s), how loud, and its colour. */
interface Tone {
  at: number;
  pitch: number;
  rings: number;
  loud: number;
  shape?: OscillatorType;
  /** The pitch it slides to. */
  to?: number;
}

const CUES: Record<Exclude<Cue, "card">, readonly Tone[]> = {
  turn: [
    { at: 0, pitch: 587, rings: 0.35, loud: 0.16 },
    { at: 0.11, pitch: 880, rings: 0.5, loud: 0.14 },
  ],
  tick: [{ at: 0, pitch: 1560, rings: 0.06, loud: 0.08, shape: "triangle" }],
  won: [
    { at: 0, pitch: 659, rings: 0.2, loud: 0.14 },
    { at: 0.08, pitch: 988, rings: 0.4, loud: 0.14 },
  ],
  lost: [{ at: 0, pitch: 262, rings: 0.35, loud: 0.16, shape: "triangle", to: 175 }],
  out: [523, 659, 784, 1047].map((pitch, n) => ({ at: n * 0.09, pitch, rings: 0.55, loud: 0.13 })),
  end: [392, 523, 659, 523, 784].map((pitch, n) => ({ at: n * 0.14, pitch, rings: 0.7, loud: 0.12 })),
};

/** How a hand feels it, in milliseconds of shaking and rest; what happens all the time does not shake. */
const SHAKES: Partial<Record<Cue, number[]>> = { turn: [18], won: [12, 40, 12], lost: [60], out: [15, 50, 15, 50, 30], end: [30, 60, 30] };

/** What is to be heard in another tab, too. */
const CALLS: ReadonlySet<Cue> = new Set<Cue>(["turn", "end"]);
/** The volume at which the tones are as loud as they are written here. */
const PRESET = 70;

export class Sounds {
  #context: AudioContext | null = null;
  readonly #wanted: () => boolean;
  readonly #volume: () => number;

  /** `wanted` tells whether there are to be sounds now, `volume` how loud they are, from 0 to 100. */
  constructor(wanted: () => boolean, volume: () => number) {
    this.#wanted = wanted;
    this.#volume = volume;
    // A page may sound only after it was touched; the first touch makes it ready, so that nothing comes late.
    const ready = () => {
      if (this.#wanted()) void this.#open()?.resume();
    };
    window.addEventListener("pointerdown", ready, { once: true, passive: true });
    window.addEventListener("keydown", ready, { once: true });
  }

  /** Sounds and shakes, if that is wanted. */
  cue = (cue: Cue): void => {
    const visible = document.visibilityState === "visible";
    if (!this.#wanted() || (!visible && !CALLS.has(cue))) return;
    const shake = visible ? SHAKES[cue] : undefined;
    // A browser that nobody has touched yet refuses to shake, and says so in its console.
    if (shake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shake);
    const context = this.#open();
    if (context?.state !== "running") return;
    if (cue === "card") this.#paper(context);
    else for (const tone of CUES[cue]) this.#ring(context, tone);
  };

  #open(): AudioContext | null {
    if (!this.#context && navigator.userActivation?.hasBeenActive !== false && typeof AudioContext === "function") {
      this.#context = new AudioContext();
    }
    return this.#context;
  }

  #ring(context: AudioContext, { at, pitch, rings, loud, shape = "sine", to }: Tone): void {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + rings);
    tone.connect(envelope(context, start, loud * this.#loudness(), rings));
    tone.start(start);
    tone.stop(start + rings);
  }

  /** The loudness for the volume: ears hear by ratios, so half the way sounds half as loud. Never quite nothing. */
  #loudness(): number {
    return Math.max(0.001, (this.#volume() / PRESET) ** 2);
  }

  /** Paper on cloth: a breath of noise, high and short. */
  #paper(context: AudioContext): void {
    const length = Math.ceil(context.sampleRate * 0.07);
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length);
    const noise = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 2600, Q: 0.8 });
    noise.connect(filter);
    filter.connect(envelope(context, context.currentTime, 0.16 * this.#loudness(), 0.07));
    noise.start();
  }
}

/** Loud at once, then fading away, so that nothing clicks. */
function envelope(context: AudioContext, start: number, loud: number, rings: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  gain.connect(context.destination);
  return gain;
}
