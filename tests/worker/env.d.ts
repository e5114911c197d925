declare namespace Cloudflare {
  interface Env {
    TEST_DATABASE: string[];
  }
  // Makes `exports.default` of "cloudflare:workers" the Worker under test.
  interface GlobalProps {
    mainModule: typeof import("../../worker/index");
  }
}
