import { RuleTester } from "oxlint/plugins-dev";
import { describe, test } from "vitest";
import plugin from "../../scripts/lint/bare-text.mjs";

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: "tsx" } } });
const good = (code) => ({ code, filename: "app/sample.tsx" });
const bad = (code, message) => ({ code, filename: "app/sample.tsx", errors: [{ message }] });

const changes = /Text that may change/;
const follows = /Text follows/;

tester.run("bare-text", plugin.rules["bare-text"], {
  valid: [
    "<p>Only <b>constant</b> text</p>",
    "<p>{total}</p>",
    "<p>{isBusy ? 'Saving' : 'Save'}</p>",
    "<p>{`${one} of ${many}`}</p>",
    "<p>Total <span>{total}</span></p>",
    "<p>Total {isShown && <b>and more</b>}</p>",
    "<p>{isShown && <b>and</b>} <i>more</i> of it</p>",
    "<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>",
    "function Box({ icon }: { icon: React.ReactNode }) { return <div>{icon}<p>Text</p></div>; }",
    "const mark = <b>!</b>; const box = <p>Note {mark}</p>;",
    "<span key={String(isBusy)}>{isBusy ? busy : children}</span>",
    "<p>{isLong ? <b>long</b> : <i>short</i>}</p>",
    // The words of a page change with the page only.
    "<p><Icon /> {tripMessages().cancel}</p>",
    "const m = tripMessages().trip; const link = <a><Icon /> {m.cancel} <b>now</b></a>;",
    "<ul translate='no'><li><a>Goa</a> {fare}</li></ul>",
  ].map(good),
  invalid: [
    // The texts of a hold, and the date picker's, as they were reported.
    ["<p><b />{problem !== null && textOf(problem)}</p>", changes],
    ["<button><Icon />{isDay(value) ? format(value) : <span>Pick a date</span>}</button>", changes],
    ["<p>{seats} seats</p>", changes],
    ["<p>By {name}</p>", changes],
    ["<p><Icon /> {tripMessages().left(seats)}</p>", changes],
    ["<p>{isShown && <b>Also</b>} text</p>", follows],
    ["<p>{rows.map((row) => <b key={row}>{row}</b>)} and more</p>", follows],
    ["<><b>One</b> text</>", /in a fragment/],
    ["<Button>{isBusy ? busy : children}</Button>", /passed in come and go/],
    ["<button>{children}<Icon /></button>", /may be text/],
    ["function State() { return 'Not shown'; }", /returns text/],
  ].map(([code, message]) => bad(code, message)),
});

tester.run("exact-text", plugin.rules["exact-text"], {
  valid: [
    "<p translate='no'>{formatRupees(total)}</p>",
    "<p>Total <Exact>{formatRupees(total)}</Exact></p>",
    "<a aria-label={`Pay ${formatRupees(total)}`}>Pay</a>",
    "<Chart format={(value) => formatRupees(value)} />",
    "<p>{formatShare(part)}</p>",
  ].map(good),
  invalid: [
    "<p>{formatRupees(total)}</p>",
    "<p>{`By ${formatDay(date)}`}</p>",
    "<>{countSeats(left)}</>",
  ].map((code) => bad(code, /translator may change/)),
});
