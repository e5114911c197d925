import { SubTabs } from "~/office/frame/sub-tabs";

export function ReviewTabs() {
  return (
    <SubTabs
      label="Reviews"
      tabs={[
        { to: "/admin/reviews", name: "Reviews" },
        { to: "/admin/reviews/photographs", name: "Photographs" },
      ]}
    />
  );
}
