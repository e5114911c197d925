/** Declares packages without types, as far as scripts use them. */
declare module "autocannon" {
  interface Result {
    statusCodeStats?: Record<string, { count: number }>;
    requests: { total: number };
    errors: number;
    timeouts: number;
    duration: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
  }): Promise<Result>;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    /** None to keep all glyphs. */
    text: string | undefined,
    options?: {
      targetFormat?: string;
      noHinting?: boolean;
      keepFeatures?: string[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Uint8Array>;
}

declare module "css-tree" {
  export interface CssNode {
    type: string;
    name?: string;
    property?: string;
    unit?: string;
    value?: string;
    children?: { toArray: () => CssNode[] };
  }
  interface Context {
    block: CssNode | null;
    atrule: CssNode | null;
    rule: { prelude: CssNode } | null;
  }
  interface Visits {
    enter: (this: Context, node: CssNode) => void;
    leave: (this: Context, node: CssNode) => void;
  }
  export function parse(text: string, options: object): CssNode;
  export function generate(node: CssNode): string;
  export function walk(tree: CssNode, visits: Visits): void;
}
