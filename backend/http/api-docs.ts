import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { type RequestHandler, Router } from 'express';

/** The viewer uses style attributes; all scripts are same-origin files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" href="/api/docs/favicon-32x32.png">
</head>
<body>
<div id="calls"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script type="module" src="/api/docs/start.js"></script>
</body>
</html>
`;

/**
 * Fetches the document first, so that an anonymous user sees the error. `validatorUrl: null`: the
 * viewer's badge would send our document to another host.
 */
const START = `const answer = await fetch('/api/openapi.json');
const body = await answer.json();
if (answer.ok) {
  SwaggerUIBundle({
    spec: body,
    dom_id: '#calls',
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
  });
} else {
  const link = document.createElement('a');
  link.href = '/login';
  link.textContent = body.message;
  document.querySelector('#calls').append(link);
}
`;

const text =
  (type: string, body: string): RequestHandler =>
  (_request, response) => {
    response.set('Content-Security-Policy', POLICY);
    response.set('Cache-Control', 'no-cache');
    response.type(type).send(body);
  };

/** The OpenAPI viewer, self-hosted. */
export function apiDocs(): Router {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const files = express.static(folder, { index: false, maxAge: '1d' });
  const router = Router();
  router.get('/', text('html', PAGE));
  router.get('/start.js', text('js', START));
  router.get(
    FILES.map((name) => `/${name}`),
    files,
  );
  return router;
}
