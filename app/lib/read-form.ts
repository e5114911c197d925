import { data } from "react-router";

/** The fields of a posted form. Any other body is answered with a 400 page. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data("This is not a form.", { status: 400 });
  }
}
