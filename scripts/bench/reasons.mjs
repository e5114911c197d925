import { isMet } from "./report.mjs";

/** The machine of the stored run, by which all absolute times of November 28 are to be read. */
const slowMachine =
  "The two cores of this run are slow: the same sign-in, nearly all of it password hashing, took 160 ms on the machine of the goals, 133 on November 24 and takes 234 now, before and after the changes alike.";

/** The size at which the statements of row 11 were timed; the stored run has as many tours and departures, and more bookings. */
const takenApart = "Taken apart at 50,085 tours, 223,715 departures and 386,443 bookings: ";

/** Measured reasons why goals are missed, by the table row and the name of the result; the first one that matches counts. */
const reasons = [
  {
    row: 1,
    what: /once everything is alive/,
    why: "React, React DOM and React Router are one chunk of 108 kB (gzip): 67 React DOM and React, 40 the part of the router that a browser needs; its server and its memory and hash routers are already left out. What all pages share is 36 kB more: 25 the header, footer and root, 7 cards and wishlist, the rest page addresses and icons. That is 144 kB before an article's own 4 kB, 12 of a list, 16 of home and 19 of a tour. 130 kB would take pages without React or another router. Home's carousels bring 6 kB when they come near. Before the first sign of interest a page runs 1.5 kB.",
  },
  {
    row: 1,
    what: /booking dialog/,
    why: "77 kB, of which 26 are the dialog with its form library, 21 zod, by which it and the server check the same form, 10 the dialog of Radix, and 4 the shared schemas; 134 on November 28 before decision 146. A calendar brings 34 kB with its own first hover, focus or press. zod/mini would save 15 more, but the API's description is written from the same schemas by a library that reads those of zod only. A tour's live seats bring zod before the dialog is opened, if the page was left open for that long.",
  },
  {
    row: 2,
    what: /style sheets/,
    why: "All pages for reading share one style sheet, so that the second page loads none; a tour adds 3 kB for its guide. Of its 16.8 kB, 9 are some 650 utilities that stand once each, 3 classes of what repeats, 1.6 Tailwind's reset and our own, 0.9 styles that only the dialogs of booking and sign-in need, and 0.6 the faces of fonts.",
  },
  {
    row: 3,
    what: /home|list|search|tour page|dashboard/,
    why: `${slowMachine} React needs 11 to 14 ms on it for home's tree alone (row 5), so that 8 cannot be reached by rendering. The local lookup of static files is 2 ms of each answer (5.98 against 3.8), and each trip to the database 3 to 4, the database's own work included. On the dashboard Drizzle's building of 17 statements takes more than React's rendering (33 of 134 ms against 22 in a profile under load); its prepared statements cannot be part of a batch. Before this day's changes the same machine took 34.8 (home), 43.6 (list), 53.7 (search), 67.5 (tour page), 41.9 (home, signed in), 43.3 (dashboard) and 10.3 ms (from the page cache).`,
  },
  {
    row: 3,
    what: /sign-in/,
    why: `${slowMachine} A cheaper hash would be a weaker one.`,
  },
  {
    row: 3,
    what: /voucher/,
    why: "115.9 ms before this day's changes on the same machine. What is left: two trips to the database, writing the subset of each face, and the QR code.",
  },
  {
    row: 4,
    what: /p99/,
    why: "The load, both Workers and a rendering every five seconds share two cores: each rendering of 25 ms makes the requests behind it wait. The rounds differ from 0.63 to 9.2.",
  },
  {
    row: 5,
    what: /template/,
    why: "2.61 on November 24. Above the template's own time: one trip to the database with five statements (4 ms), Drizzle's building of them (over 1 ms in a profile), the data for hydration, and React Router's matching.",
  },
  {
    row: 7,
    what: /dialog|picker|menu|filter/,
    why: `${slowMachine} Slowed four times, a task of 25 ms is 100. A press is answered first and what it opens comes in the next frame (decision 146); what is left, by one profile on a busy machine, is mostly the keys that close: the focus returns, and each lock of the page that goes computes the styles of the whole page again. A press on a day renders two months.`,
  },
  {
    row: 8,
    what: /raw batch/,
    why: "0.21 on November 24. A booking writes 102 rows, sums and index entries included (75 before decisions 144 and 150), and makes two trips to the database, of which the raw batch is one: the price needs the tour's terms first. In a profile of a booking, Drizzle's building of its 16 statements is 15 percent of the time that is not idle, and reading D1's answers 19. Its mail and notifications write to the same one writer, for many bookings at once.",
  },
  {
    row: 8,
    what: /p99/,
    why: "The raw batch alone runs 82 times a second on these cores, so that 200 requests a second wait for each other: D1 has one writer.",
  },
  {
    row: 9,
    what: /one tour/,
    why: "Each request reads the tour from the database, one trip of 3 to 4 ms where the bare answer takes 1.5 in all. A stored answer would have to ask for the tour's version, which is a trip, too; without asking, an edit would show late, which the API does not do.",
  },
  {
    row: 9,
    what: /health/,
    why: "The middlewares in front of all routes, and behind them the API as an app of its own, so that it is loaded with its first request (row 13): 0.87 before.",
  },
  {
    row: 9,
    what: /search/,
    why: "Two trips one after another, each 3 to 4 ms with its statements and Drizzle's building of them: the words with the changes of the index, and the found tours with their next departures; four on November 24.",
  },
  {
    row: 10,
    what: /memory/,
    why: "The first thousand sockets cost 450 kB each, the fifth thousand 62: what the requests that open them leave behind grows the heap once. When as many come again, each takes 12.5 kB, 40 with the bare object.",
  },
  {
    row: 10,
    what: /messages/,
    why: "The rounds of this run differ from 0.72 to 0.91; the runs of the same day before it had 0.95 and 0.98 on the same code. Goals of a tenth lie within the spread of two cores that the clients share.",
  },
  {
    row: 11,
    what: /analytics/,
    why: `${takenApart}All statements of all time are 89 ms: 53 read the departures of 138,383 tours and months from an index, 12 those of the days around, and 12 the customers of the newest 10,000 bookings. The rest adds them up by tour, since the present rules of a tour count for all days. Before decision 150 the tours alone were 374 ms of each request; now only of the first one in an isolate.`,
  },
  {
    row: 11,
    what: /^\/operator\/tours/,
    why: `A page shows 50 tours where the small database's operator has 20. At 12,555 tours its statements took 25 ms in all.`,
  },
  {
    row: 11,
    what: /^\/operator(\/departures)?, operator/,
    why: `${takenApart}The operator has 7,791 tours, the small database's 20. 28 ms read the stored departures of eight days through its tours, 6 count its bookings to come, 7 read its 742 drafts. The calendar goes through its tours for each of 35 days, to count those that leave without bookings; they are in memory (decision 150).`,
  },
  {
    row: 11,
    what: /^\/operator\/(earnings|reviews)/,
    why: `${takenApart}Reviews are found through the operator's 7,791 tours: 3.5 ms for the count of the side bar, 4 to 10 for each of the page's panels. What looked for closed departures in the same way, 13 to 16 ms on each page, reads a small index since.`,
  },
  {
    row: 11,
    what: /(admin|operator)\/bookings/,
    why: `Below each page stand the number and sums of the first 10,000 bookings, which are read (22 to 54 ms at 250,127 bookings); the small database has 643. A search reads the full-text index for the page, the sums and the bound (5 to 11 ms each at 386,443).`,
  },
  {
    row: 11,
    what: /tours, signed out|(\/tours\?q=|api\/tours\?q)/,
    why: `${takenApart}The words' matches are read as lists (54 ms for "temple", which 27,000 of the copied tours have in their longer texts; nothing for a list without words) and ranked in memory, where each filter's values are counted over 50,085 tours. Weighing by bm25 is left out beyond 2,000 tours.`,
  },
  {
    row: 11,
    what: /CSV/,
    why: "18 to 57 MB in three runs for 1,000,508 rows are 18 to 57 bytes a row, too little to hold them: the rows are streamed, and the memory of the whole process is sampled, which has caches of its own. At 250,127 rows it did not grow after the first tenth.",
  },
  {
    row: 11,
    what: /./,
    why: `${takenApart}The side bar of each office page counts open work from index ranges, which are 742 tours and 1,803 bookings longer here: about 1 ms of statements, 3 before its index of unpaid bookings had all that is counted. All statements of these pages are 1.5 to 7.5 ms, those of the first 10,000 entries below the ledger 18.`,
  },
  {
    row: 12,
    what: /rows read/,
    why: "D1 counts every row that a join, a subquery or a count touches: a tour of a list is read with its operator, its rules and its picture, and a count behind a tab reads an index range and returns one row. office-query-plans.test.ts reads the plans: none scans a growing table.",
  },
  {
    row: 12,
    what: /trips|one after another/,
    why: "The session is read with the account and what an office's frame needs, and then the page's own rows: two trips, one after the other. Further ones read what rows of the second determine: the changes of the tours in memory and the comparison of periods by the counts of the tables (analytics, four), the bank accounts and the statements of the operators listed (payouts, three), and an operator's tours after their counts (three).",
  },
  {
    row: 13,
    what: /script start/,
    why: `${slowMachine} 308 ms before the API and the library of passkeys were loaded with their first request, as pages are. What is left are the schemas and tables of the use cases, the accounts' library and the formats of numbers.`,
  },
  {
    row: 13,
    what: /./,
    why: `${slowMachine} Starting again no longer runs npm and two Node.js processes; what is left is hashing the sources and Wrangler's own start. A build is Vite's, twice: for browsers and for the Worker.`,
  },
  {
    row: 14,
    what: /./,
    why: `${slowMachine} Of the page's processor time, 48 to 148 ms, two fifths are script, mostly React's making of twenty rows, a quarter is layout and a quarter paint; the server needs two trips to the database, one after another (five until decision 129). At a load of 7 the same bench took 700 ms on bookings and 750 on tours before decision 142.`,
  },
  {
    row: 6,
    what: /./,
    why: `${slowMachine} Lighthouse slows it four times more. No script but 1.5 kB runs before a sign of interest (row 1; a tour's after four seconds, for its seats), so that the blocked time is the browser's own: parsing, style, layout and the drawn pictures, without a graphics processor. LCP on Lighthouse's slow line is the style sheet and the first picture after 20 to 30 kB of HTML.`,
  },
];

/** Lists missed goals with their reasons: results with the same reason share a line. */
export function missedGoals(results) {
  const missed = results.filter((result) => isMet(result) === false).toSorted((a, b) => a.row - b.row);
  const linesOf = Map.groupBy(missed, ({ row, what }) => {
    const known = reasons.find((reason) => reason.row === row && reason.what.test(what));
    return known?.why ?? "No reason has been measured.";
  });
  return [...linesOf].map(([why, of]) => {
    const rows = [...new Set(of.map(({ row }) => row))].join(", ");
    return `- **Row ${rows}** (${of.length} ${of.length === 1 ? "result" : "results"}: ${of[0].what}${of.length > 1 ? " …" : ""}). ${why}`;
  });
}
