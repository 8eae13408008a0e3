/**
 * The book's styles. Readers choose font, size, measure and colours, so everything here is relative
 * to them; only rules have a colour, which is visible on white, sepia and black. `.opening` keeps a
 * heading with its picture, which WebKit readers otherwise separate.
 */
export const stylesheet = `
h1, h2, h3, h4 { line-height: 1.15; margin: 1.6em 0 0.5em; break-after: avoid; page-break-after: avoid; hyphens: none; -webkit-hyphens: none; }
h1 { font-size: 1.9em; margin-top: 0.2em; }
h2 { font-size: 1.4em; }
h3 { font-size: 1.15em; }
h4 { font-size: 1em; }
body { overflow-wrap: break-word; overflow-wrap: anywhere; }
p { margin: 0.6em 0; orphans: 2; widows: 2; }
ul, ol { margin: 0.6em 0; padding-left: 1.3em; }
li { margin: 0.3em 0; }
dl { margin: 0.6em 0; }
dt { font-weight: bold; margin-top: 0.6em; break-after: avoid; page-break-after: avoid; }
dd { margin: 0.1em 0 0.3em 1.3em; }
img { max-width: 100%; height: auto; }
figure { margin: 1.2em 0; break-inside: avoid; page-break-inside: avoid; }
figcaption, caption { font-size: 0.85em; margin: 0.4em 0; text-align: left; }
.opening { break-inside: avoid; page-break-inside: avoid; }
blockquote { margin: 1em 1.3em; }
hr { border: 0; border-top: 1px solid #888; width: 20%; margin: 1.5em auto; }
table { border-collapse: collapse; width: 100%; margin: 1em 0; font-size: 0.9em; }
th, td { overflow-wrap: break-word; border-top: 1px solid #888; padding: 0.35em 0.6em 0.35em 0; text-align: left; vertical-align: top; }
a.term { text-decoration: none; border-bottom: 1px dotted; color: inherit; }
.caption, .label { font-size: 0.85em; }
.caption { margin-bottom: 0; letter-spacing: 0.04em; }
.lead { font-size: 1.1em; }
.canon { border-left: 3px solid #888; padding-left: 0.9em; margin: 1.2em 0; font-size: 0.92em; }
.canon-mark, .status { font-weight: bold; }
td p:first-child { margin-top: 0; }
.places, .speeches, .crafts, .entries, .steps, .themes, .sub-themes, .themes-to-avoid, .era ol, .own-ties ul, .event-links { padding-left: 0; list-style: none; }
.portrait, .portrait figcaption { text-align: center; }
.portrait img { width: 60%; max-width: 16em; }
.flag { height: 0.9em; width: auto; margin-right: 0.35em; vertical-align: baseline; }
.ensign img { width: 7em; }
.dated-event { margin: 1.3em 0; }
.dated-event h3, .dated-event p { margin: 0.2em 0; }
.event-date { font-weight: bold; break-after: avoid; page-break-after: avoid; }
.own-year { margin-left: 0.6em; font-weight: normal; }
.event-links { font-size: 0.85em; }
.event-links li { display: inline; margin-right: 0.8em; }
.own-ties .flag { float: left; margin-top: 0.25em; }
.titlepage { text-align: center; margin-top: 15%; }
.cover { margin: 0; padding: 0; text-align: center; }
.cover img { max-height: 100vh; }
.script { border: 1px solid #888; padding: 0 0.9em; break-inside: auto; page-break-inside: auto; }
p.specimen { font-size: 0.85em; }
figure.specimen { margin: 1.2em 0; break-inside: auto; page-break-inside: auto; }
nav ol { list-style: none; padding-left: 1.1em; }
`.trimStart();
