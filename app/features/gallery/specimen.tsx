export function Specimen({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="border-b-2 border-marigold pb-1 text-2xl">{title}</h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">{children}</div>
    </section>
  );
}
