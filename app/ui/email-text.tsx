import { Fragment } from "react";

/** An e-mail address that wraps after its @ and before its dots, not in the middle of a word. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
