//! The shares of a contest as a bar chart, with confidence intervals and a line where equals would be.

use std::fmt::Write;

use super::tally::Report;

const WIDTH: f64 = 640.0;
/// Where the bars begin, and how long a whole one is.
const LEFT: f64 = 90.0;
const LENGTH: f64 = 470.0;
const TOP: f64 = 56.0;
const ROW: f64 = 34.0;

/// The picture. Where each played alone there are no shares, and only the names are drawn.
pub(crate) fn picture(report: &Report) -> String {
    let height = TOP + ROW * report.bots.len() as f64 + 34.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\" fill=\"#222\" role=\"img\" aria-label=\"Share of wins\">\n<rect width=\"100%\" \
         height=\"100%\" fill=\"#fff\"/>\n"
    );
    let title = format!("{}: share of wins, {} games, seed {}", report.name, report.games, report.seed);
    text(&mut svg, 16.0, 28.0, "start", &title);
    for (row, at) in report.bots.iter().zip(0..) {
        let y = TOP + ROW * f64::from(at);
        text(&mut svg, LEFT - 10.0, y + 17.0, "end", row.bot);
        let Some(share) = row.share else { continue };
        let x = |part: f64| LEFT + LENGTH * part;
        let _infallible = writeln!(
            svg,
            "<rect x=\"{LEFT}\" y=\"{y}\" width=\"{:.1}\" height=\"24\" fill=\"#7aa7d9\"/>\n\
             <path d=\"M{:.1} {mid}H{:.1}M{:.1} {top}v10M{:.1} {top}v10\" stroke=\"#222\" stroke-width=\"2\"/>",
            LENGTH * share.mean,
            x(share.low),
            x(share.high),
            x(share.low),
            x(share.high),
            mid = y + 12.0,
            top = y + 7.0,
        );
        text(&mut svg, x(share.high) + 10.0, y + 17.0, "start", &format!("{:.1} %", 100.0 * share.mean));
    }
    let (even, bottom) = (LEFT + LENGTH * report.even, height - 30.0);
    let _infallible = writeln!(
        svg,
        "<path d=\"M{even:.1} {:.1}V{bottom:.1}\" stroke=\"#b33\" stroke-dasharray=\"4 3\"/>",
        TOP - 8.0
    );
    text(&mut svg, even, height - 14.0, "middle", &format!("even, {:.1} %", 100.0 * report.even));
    svg.push_str("</svg>\n");
    svg
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let _infallible =
        writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>");
}
