import { Badge, type BadgeTone } from "~/ui/badge";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import {
  documentNames,
  operatorDecisionLabels,
  type OperatorDecision,
  type OperatorDecisionKind,
} from "~/domain/operators/operator-verification";

const tones: Record<OperatorDecisionKind, BadgeTone> = {
  documents_asked: "warning",
  refused: "danger",
  answered: "neutral",
  verified: "success",
};

/** Decisions about an operator's verification and its owner's answers, newest first. */
export function DecisionList({ decisions }: { decisions: readonly OperatorDecision[] }) {
  return (
    <ol aria-label="Decisions" className="divide-y divide-line border-y border-line text-sm">
      {decisions.map(({ id, kind, documents, text, createdAt }) => (
        <li key={id} className="py-2.5">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Badge tone={tones[kind]}>{operatorDecisionLabels[kind]}</Badge>
            <span translate="no" className="text-muted tabular-nums">
              {formatInstantInIndia(createdAt)}
            </span>
          </p>
          {documents.length > 0 && <p className="mt-1.5 font-semibold">{documentNames(documents)}</p>}
          {text !== null && <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
