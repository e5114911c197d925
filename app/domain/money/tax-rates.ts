/** Rates in percent that apply from a day on. `docs/tax.md` explains each source and what an accountant must confirm. */
export interface TaxRates {
  /** First day in India, ISO. */
  from: string;
  /** GST on our commission and on featured places: Notification 11/2017-Central Tax (Rate), residual entry of heading 9985. */
  platformService: number;
  /** TCS on an operator's net taxable value: section 52 CGST Act; Notifications 52/2018 and 15/2024-Central Tax. */
  tcs: number;
  /** TDS on an operator's gross sales: `tdsProvisionOn`. */
  tds: number;
  /** TDS on an operator without PAN: proviso to section 206AA; section 397 Income-tax Act, 2025. */
  tdsWithoutPan: number;
  /** Gross sales a financial year, in whole rupees, up to which an individual or HUF with PAN has no TDS. */
  tdsFreeUpTo: number;
}

const rates: readonly [TaxRates, ...TaxRates[]] = [
  {
    from: "2020-10-01",
    platformService: 18,
    tcs: 1,
    tds: 1,
    tdsWithoutPan: 5,
    tdsFreeUpTo: 500_000,
  },
  {
    from: "2024-07-10",
    platformService: 18,
    tcs: 0.5,
    tds: 1,
    tdsWithoutPan: 5,
    tdsFreeUpTo: 500_000,
  },
  {
    from: "2024-10-01",
    platformService: 18,
    tcs: 0.5,
    tds: 0.1,
    tdsWithoutPan: 5,
    tdsFreeUpTo: 500_000,
  },
];

/** The provision under which TDS on sales through a platform is deducted and reported. */
interface TdsProvision {
  /** First day of credit in India, ISO. */
  from: string;
  section: string;
  act: string;
  /** As the return names it: the section, or since 2026 the payment code. */
  code: string;
}

const tdsProvisions: readonly [TdsProvision, ...TdsProvision[]] = [
  { from: "2020-10-01", section: "194-O", act: "Income-tax Act, 1961", code: "194-O" },
  {
    from: "2026-04-01",
    section: "393(1), Table, serial number 8(v)",
    act: "Income-tax Act, 2025",
    code: "1035",
  },
];

/** Returns the provision for what is credited on a day (ISO, in India). Sources: docs/tax.md. */
export function tdsProvisionOn(day: string): TdsProvision {
  return tdsProvisions.findLast(({ from }) => from <= day) ?? tdsProvisions[0];
}

/** Returns the rates of a day (ISO, in India); before the first, the first. */
export function taxRatesOn(day: string): TaxRates {
  return rates.findLast(({ from }) => from <= day) ?? rates[0];
}
