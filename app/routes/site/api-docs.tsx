export function meta() {
  return [{ title: "Booking API | Tour Bharat" }];
}

export default function ApiDocs() {
  return <h1>Booking API</h1>;
}
