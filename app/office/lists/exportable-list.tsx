import { CalendarClock, Columns3, Download } from "lucide";
import { Form, Link, useSearchParams } from "react-router";
import { Button, buttonClasses } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Popover, PopoverContent, PopoverTrigger } from "~/ui/popover";
import { cn } from "~/ui/cn";
import { queryAddress } from "~/platform/pages/query-address";
import type { Column, ListState } from "./definition";
import { columnsFor, shownColumns } from "./data-table";
import { ListView } from "./list-view";

const compact = "min-h-8 px-2.5 py-1 text-sm";

/** List with a column picker, exports and their schedule, which have the same filters and sort. */
export function ExportableList<Row>(props: React.ComponentProps<typeof ListView<Row>>) {
  const {
    list: { path, columns },
    loaded: { state },
  } = props;
  const schedule = queryAddress({ ...state, cursor: undefined, columns: undefined, list: path });
  const address = (format?: "xlsx") =>
    `${path}.csv${queryAddress({ ...state, cursor: undefined, columns: undefined, format })}`;
  return (
    <ListView
      {...props}
      exports={
        <div className="flex flex-wrap items-center gap-2">
          <ColumnChoice path={path} columns={columns} state={state} />
          <a href={address()} download className={buttonClasses("secondary", compact)}>
            <Icon icon={Download} className="size-4" />
            <span className="max-md:sr-only">CSV</span>
          </a>
          <a
            href={address("xlsx")}
            download
            className={buttonClasses("secondary", cn(compact, "max-md:hidden"))}
          >
            Excel
          </a>
          <Link
            to={`/${path.split("/", 2)[1]}/reports${schedule}`}
            title="Mail this list on a schedule"
            className={buttonClasses("secondary", compact)}
          >
            <Icon icon={CalendarClock} className="size-4" />
            <span className="max-md:sr-only">Schedule</span>
          </Link>
        </div>
      }
    />
  );
}

/** Column picker. The choice is stored with the account; the address has it too, for a shared link. */
function ColumnChoice<Row>({
  path,
  columns,
  state,
}: {
  path: string;
  columns: readonly Column<Row>[];
  state: ListState;
}) {
  const shown = shownColumns(columns, state);
  const [, setParams] = useSearchParams();

  function choose(form: FormData) {
    const keys = form.getAll("column").join(",");
    const body = new URLSearchParams({ intent: "choose-columns", list: path, columns: keys });
    // If that fails, the address still has them.
    void fetch("/office/list-choice", { method: "POST", body, keepalive: true }).catch(() => {});
    setParams((params) => {
      params.set("columns", keys === "" ? "none" : keys);
      return params;
    });
  }

  return (
    <Popover>
      <PopoverTrigger className={buttonClasses("secondary", cn(compact, "max-md:hidden"))}>
        <Icon icon={Columns3} className="size-4" />
        Columns
      </PopoverTrigger>
      <PopoverContent
        aria-label="Columns"
        className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
      >
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            choose(new FormData(event.currentTarget));
          }}
        >
          <fieldset className="grid grid-cols-2 gap-x-4 gap-y-1">
            <legend className="font-semibold">Columns</legend>
            {columnsFor(columns, state)
              .slice(1)
              .map(({ key, head }) => (
                <label key={key} className="flex min-h-7 items-center gap-2">
                  <input
                    type="checkbox"
                    name="column"
                    value={key}
                    defaultChecked={shown.some((column) => column.key === key)}
                    className="size-4 accent-peacock"
                  />
                  <span>{head}</span>
                </label>
              ))}
          </fieldset>
          <Button type="submit" className={`${compact} mt-2 w-full`}>
            Show
          </Button>
        </Form>
      </PopoverContent>
    </Popover>
  );
}
