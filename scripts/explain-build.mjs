// Wrangler runs this if no build exists; otherwise it follows .wrangler/deploy/config.json to the built Worker.
console.error(`
Tour Bharat is built by Vite, so wrangler cannot start it from its source. Use one of:

  npm start        installs, builds, prepares the data and serves on http://localhost:8787
  npm run dev      development server with hot reload
  npm run deploy   builds for production and deploys

After npm start has built once, npx wrangler dev serves the same build and data.
`);
process.exit(1);
