import {
  acceptedContent,
  completable,
  createMcpHandler,
  createRequestStateCodec,
  fromJsonSchema,
  inputRequired,
  inputResponse,
  McpServer,
  ResourceTemplate,
  type CallToolResult,
  type InputRequests,
  type InputRequiredResult,
  type JsonSchemaType,
  type PromptMessage,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { z } from "zod";

/**
 * The fixtures of the protocol's conformance suite (`@modelcontextprotocol/conformance`), which defines their names and what each answers. They
 * touch no data. A production build contains none.
 */
export const fixtures = createMcpHandler(createFixtureServer, {
  // A Worker gets no signal when a client closes its stream, so closed streams would use up any limit.
  maxSubscriptions: Infinity,
});

/** State of a call between two rounds. */
interface CallState {
  tool: string;
  name?: string;
}

/** The key needs no secrecy, since fixtures guard nothing. */
const states = createRequestStateCodec<CallState>({
  key: "the fixtures of the conformance suite guard nothing",
});

function createFixtureServer(): McpServer {
  const server = new McpServer(
    { name: "fixtures", version: "1.0.0" },
    { requestState: { verify: states.verify } },
  );
  addContentTools(server);
  addSchemaTools(server);
  addStreamTools(server);
  addInputTools(server);
  addStateTools(server);
  addResources(server);
  addPrompts(server);
  return server;
}

/** A PNG of one saffron pixel, in Base64. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4P9MYAARmAczNu+uHAAAAAElFTkSuQmCC";
/** A WAV of one silent sample, in Base64. */
const silence = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQIAAAAAAA==";

const image = { type: "image" as const, data: pixel, mimeType: "image/png" };

function text(value: string) {
  return { type: "text" as const, text: value };
}

function embedded(uri: string, mimeType: string, value: string) {
  return { type: "resource" as const, resource: { uri, mimeType, text: value } };
}

type Answer = CallToolResult | InputRequiredResult;

function addTool(
  server: McpServer,
  name: string,
  description: string,
  run: (context: ServerContext) => Answer | Promise<Answer>,
): void {
  server.registerTool(name, { description }, run);
}

function addContentTools(server: McpServer): void {
  const contents: [name: string, description: string, content: CallToolResult["content"]][] = [
    ["test_simple_text", "A text", [text("Namaste from the fixtures.")]],
    ["test_image_content", "A picture", [image]],
    ["test_audio_content", "A sound", [{ type: "audio", data: silence, mimeType: "audio/wav" }]],
    [
      "test_embedded_resource",
      "A resource",
      [embedded("test://embedded-resource", "text/plain", "A resource within an answer.")],
    ],
    [
      "test_multiple_content_types",
      "A text, a picture and a resource",
      [text("Three kinds:"), image, embedded("test://mixed", "application/json", '{"kinds":3}')],
    ],
  ];
  for (const [name, description, content] of contents)
    addTool(server, name, description, () => ({ content }));
  addTool(server, "test_error_handling", "An error", () => ({
    content: [text("This tool always fails.")],
    isError: true,
  }));
}

/** The keywords of JSON Schema 2020-12 that a list of tools must keep. */
const contactSchema: JsonSchemaType = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // oxlint-disable-next-line unicorn/no-thenable
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

function addSchemaTools(server: McpServer): void {
  const schemas = {
    json_schema_2020_12_tool: fromJsonSchema(contactSchema),
    // The argument is sent in a header too, which must agree.
    test_x_mcp_header: z.object({ region: z.string().optional().meta({ "x-mcp-header": "Region" }) }),
  };
  for (const [name, inputSchema] of Object.entries(schemas))
    server.registerTool(
      name,
      { description: "Answers with its arguments", inputSchema },
      (args: unknown) => ({
        content: [text(JSON.stringify(args))],
      }),
    );
}

function addStreamTools(server: McpServer): void {
  addTool(server, "test_tool_with_progress", "Reports progress", async ({ mcpReq }) => {
    const { _meta: meta } = mcpReq;
    const progressToken = meta?.progressToken;
    if (progressToken !== undefined)
      for (const progress of [0, 50, 100])
        // oxlint-disable-next-line no-await-in-loop
        await mcpReq.notify({
          method: "notifications/progress",
          params: { progressToken, progress, total: 100 },
        });
    return { content: [text("Done.")] };
  });
  addTool(server, "test_logging_tool", "Logs, if the request asks for it", async ({ mcpReq }) => {
    await mcpReq.log("info", "The tool runs.");
    return { content: [text("Logged.")] };
  });
  addTool(server, "test_trigger_tool_change", "Reports that the tools changed", () => {
    fixtures.notify.toolsChanged();
    return { content: [text("Reported.")] };
  });
  addTool(server, "test_trigger_prompt_change", "Reports that the prompts changed", () => {
    fixtures.notify.promptsChanged();
    return { content: [text("Reported.")] };
  });
}

const nameSchema = z.object({ name: z.string() });
const colorSchema = z.object({ color: z.string() });
const confirmationSchema = z.object({ ok: z.boolean() });
const contextSchema = z.object({ context: z.string() });

/** Requests for input, by the key of their answer. */
const asks = {
  user_name: inputRequired.elicit({ message: "What is your name?", requestedSchema: nameSchema }),
  step1: inputRequired.elicit({ message: "Step 1: What is your name?", requestedSchema: nameSchema }),
  step2: inputRequired.elicit({ message: "Step 2: What is your color?", requestedSchema: colorSchema }),
  confirm: inputRequired.elicit({ message: "Please confirm.", requestedSchema: confirmationSchema }),
  user_context: inputRequired.elicit({ message: "What is it for?", requestedSchema: contextSchema }),
  capital_question: sample("What is the capital of India?"),
  greeting: sample("Write a greeting."),
  client_roots: inputRequired.listRoots(),
} satisfies InputRequests;

function sample(question: string) {
  return inputRequired.createMessage({
    messages: [{ role: "user", content: text(question) }],
    maxTokens: 50,
  });
}

function ask(keys: readonly (keyof typeof asks)[], requestState?: string): InputRequiredResult {
  const inputRequests = Object.fromEntries(keys.map((key) => [key, asks[key]]));
  return inputRequired({ inputRequests, ...(requestState !== undefined && { requestState }) });
}

/** Describes an answer of the client's model or its roots; null without one. */
function answered({ mcpReq }: ServerContext, key: keyof typeof asks): string | null {
  const response = inputResponse(mcpReq.inputResponses, key);
  if (response.kind === "sampling") return JSON.stringify(response.result.content);
  return response.kind === "roots" ? response.roots.map(({ uri }) => uri).join(" ") : null;
}

function addInputTools(server: McpServer): void {
  for (const name of ["test_input_required_result_elicitation", "test_streaming_elicitation"])
    addTool(server, name, "Asks the person for a name", ({ mcpReq }) => {
      const person = acceptedContent(mcpReq.inputResponses, "user_name", nameSchema);
      return person ? { content: [text(`Namaste, ${person.name}.`)] } : ask(["user_name"]);
    });

  const others = [
    ["test_input_required_result_sampling", "Asks the client's model", "capital_question"],
    ["test_missing_capability", "Asks the client's model, which a client may lack", "greeting"],
    ["test_input_required_result_list_roots", "Asks for the client's roots", "client_roots"],
  ] as const;
  for (const [name, description, key] of others)
    addTool(server, name, description, (context) => {
      const answer = answered(context, key);
      return answer === null ? ask([key]) : { content: [text(answer)] };
    });

  addTool(
    server,
    "test_input_required_result_capabilities",
    "Asks only for what the client declares",
    ({ mcpReq }) => {
      const declared = server.server.getClientCapabilities();
      const keys = [
        ...(declared?.elicitation ? (["user_name"] as const) : []),
        ...(declared?.sampling ? (["greeting"] as const) : []),
        ...(declared?.roots ? (["client_roots"] as const) : []),
      ];
      return mcpReq.inputResponses || keys.length === 0 ? { content: [text("Nothing to ask.")] } : ask(keys);
    },
  );
}

/** Returns the state that the tool itself signed in the round before. A changed or expired one never comes this far. */
function stateOf({ mcpReq }: ServerContext, tool: string): CallState | undefined {
  const state = mcpReq.requestState<CallState>();
  return state?.tool === tool ? state : undefined;
}

function addStateTools(server: McpServer): void {
  for (const tool of [
    "test_input_required_result_request_state",
    "test_input_required_result_tampered_state",
  ])
    addTool(server, tool, "Confirms with a signed state", async (context) => {
      const confirmed = acceptedContent(context.mcpReq.inputResponses, "confirm", confirmationSchema);
      return confirmed && stateOf(context, tool)
        ? { content: [text("state-ok")] }
        : ask(["confirm"], await states.mint({ tool }));
    });

  const several = "test_input_required_result_multiple_inputs";
  addTool(server, several, "Asks for three things at once", async (context) => {
    const person = acceptedContent(context.mcpReq.inputResponses, "user_name", nameSchema);
    const greeting = answered(context, "greeting");
    const roots = answered(context, "client_roots");
    return stateOf(context, several) && person && greeting !== null && roots !== null
      ? { content: [text(`${person.name}: ${greeting} ${roots}`)] }
      : ask(["user_name", "greeting", "client_roots"], await states.mint({ tool: several }));
  });

  const rounds = "test_input_required_result_multi_round";
  addTool(server, rounds, "Asks two things, one after the other", async (context) => {
    const { inputResponses } = context.mcpReq;
    const state = stateOf(context, rounds);
    const name = state?.name ?? (state && acceptedContent(inputResponses, "step1", nameSchema)?.name);
    if (name === undefined) return ask(["step1"], await states.mint({ tool: rounds }));
    const choice = acceptedContent(inputResponses, "step2", colorSchema);
    return choice
      ? { content: [text(`${name} likes ${choice.color}.`)] }
      : ask(["step2"], await states.mint({ tool: rounds, name }));
  });
}

function addResources(server: McpServer): void {
  server.registerResource(
    "static-text",
    "test://static-text",
    { description: "A text", mimeType: "text/plain" },
    ({ href }) => ({ contents: [{ uri: href, mimeType: "text/plain", text: "A text that never changes." }] }),
  );
  server.registerResource(
    "static-binary",
    "test://static-binary",
    { description: "A picture", mimeType: "image/png" },
    ({ href }) => ({ contents: [{ uri: href, mimeType: "image/png", blob: pixel }] }),
  );
  const complete = { id: (typed: string) => ["123", "124", "200"].filter((id) => id.startsWith(typed)) };
  server.registerResource(
    "template",
    new ResourceTemplate("test://template/{id}/data", { list: undefined, complete }),
    { description: "Data of an id", mimeType: "application/json" },
    ({ href }, { id }) => ({
      contents: [{ uri: href, mimeType: "application/json", text: JSON.stringify({ id }) }],
    }),
  );
}

function saying(...contents: PromptMessage["content"][]) {
  return { messages: contents.map((content) => ({ role: "user" as const, content })) };
}

function addPrompts(server: McpServer): void {
  const places = ["Goa", "Gokarna", "Testing Hills"];
  server.registerPrompt("test_simple_prompt", { description: "A text" }, () =>
    saying(text("Plan a weekend in Goa.")),
  );
  server.registerPrompt("test_prompt_with_image", { description: "A picture" }, () =>
    saying(image, text("Where is this?")),
  );
  server.registerPrompt(
    "test_prompt_with_arguments",
    {
      description: "A text from two arguments",
      argsSchema: z.object({
        arg1: completable(z.string(), (typed) =>
          places.filter((place) => place.toLowerCase().startsWith(typed.toLowerCase())),
        ),
        arg2: z.string(),
      }),
    },
    ({ arg1, arg2 }) => saying(text(`Plan a day in ${arg1}, then one in ${arg2}.`)),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "A resource by its address", argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) =>
      saying(embedded(resourceUri, "text/plain", "A resource within a prompt."), text("Sum this up.")),
  );
  server.registerPrompt(
    "test_input_required_result_prompt",
    { description: "A text that asks the person first" },
    ({ mcpReq }) => {
      const given = acceptedContent(mcpReq.inputResponses, "user_context", contextSchema);
      return given ? saying(text(`Plan a trip for ${given.context}.`)) : ask(["user_context"]);
    },
  );
}
