import { data } from "react-router";
import { AppError } from "~/domain/errors";

/** What an address outside a layout answers with; what is refused is answered with its own status and sentence. */
export async function orRefuse<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError) throw data(error.message, { status: error.status });
    throw error;
  }
}
