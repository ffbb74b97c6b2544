// Runs at CloudFront before the site's bucket is asked, and after (runtime cloudfront-js-2.0).
// Chooses the file of an address: a public page has one of its own, every screen of the app is drawn by app.html.
// Both lists are held against the sources by test/infra/stack/site-router.test.ts.
const publicPages = new Set([
  '/',
  '/pricing',
  '/about',
  '/blog',
  '/blog/what-a-calorie-count-can-tell-you',
  '/blog/photograph-a-meal-so-it-can-be-weighed',
  '/blog/how-much-protein-is-enough',
  '/blog/fibre-the-number-most-days-miss',
  '/blog/read-the-trend-not-the-scale',
  '/blog/a-food-diary-that-lasts',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/newsletter',
]);
const appPages = new Set([
  '/auth',
  '/dashboard',
  '/voice-logger',
  '/plan-tomorrow',
  '/set-new-goal',
  '/health-check',
  '/ai-coach',
  '/social',
  '/agents',
  '/agents/sdr',
  '/agents/executive',
  '/agents/operations',
  '/agents/amplifier',
  '/agents/money',
  '/api-docs',
  '/payment-success',
  '/redirect',
  '/reset-password',
  '/unsubscribe',
  '/staff',
  '/sign-out',
]);
// Of these the signed-in get the app's own (decision D39). The cookie is no secret: it only chooses a file.
const bothHave = new Set(['/', '/pricing']);

// Public pages in German stand under this one; the app speaks the person's language at its one address.
const GERMAN = '/de';

// Where the forms lead back to when they were posted without a script.
function contactFile(query) {
  if (query.sent) return '/contact-sent.html';
  return query.error ? '/contact-refused.html' : '/contact.html';
}
function newsletterFile(query) {
  if (query.asked) return '/newsletter-asked.html';
  return query.error ? '/newsletter-refused.html' : '/newsletter.html';
}

function fileOf(path, isSignedIn, query) {
  if (path === '/contact') return contactFile(query);
  if (path === '/newsletter') return newsletterFile(query);
  if (appPages.has(path)) return '/app.html';
  if (!publicPages.has(path)) return '/404.html';
  if (isSignedIn && bothHave.has(path)) return '/app.html';
  return path === '/' ? '/index.html' : path + '.html';
}

function germanFileOf(path, query) {
  const file = fileOf(path, false, query);
  if (file === '/index.html') return GERMAN + '.html';
  return GERMAN + (file === '/app.html' ? '/404.html' : file);
}

// What a browser or a crawler may ask for by its name. Other dots are part of an address that nobody has.
const knownFile = /\.(css|html|ico|js|json|png|svg|txt|webmanifest|xml)$/;

// The address without a slash at its end; null for a file.
function pathOf(uri) {
  if (uri.startsWith('/assets/') || knownFile.test(uri)) return null;
  return uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri;
}

// What an address is in English; null where it is no German one.
function plainOf(path) {
  if (path === GERMAN) return '/';
  return path.startsWith(GERMAN + '/') ? path.slice(GERMAN.length) : null;
}

function hasSession(request) {
  const session = request.cookies.session;
  return session !== undefined && session.value === '1';
}

// By the language that the browser names first.
function readsGerman(request) {
  const languages = request.headers['accept-language'];
  return languages !== undefined && /^de\b/i.test(languages.value);
}

function fileFor(request) {
  const path = pathOf(request.uri);
  if (path === null) return request.uri;
  const plain = plainOf(path);
  if (plain !== null) return germanFileOf(plain, request.querystring);
  const file = fileOf(path, hasSession(request), request.querystring);
  // The address of a page says its language; one that no page has says none.
  return file === '/404.html' && readsGerman(request) ? GERMAN + file : file;
}

// Whoever is signed in has the app at its one address, with what this one asks for; null for everybody else.
function appAddressOf(request) {
  const plain = plainOf(pathOf(request.uri) || '');
  if (plain === null || !bothHave.has(plain) || !hasSession(request)) return null;
  const query = request.querystring;
  const pairs = Object.keys(query).map((name) => name + '=' + query[name].value);
  return plain + (pairs.length > 0 ? '?' + pairs.join('&') : '');
}

// Not kept by the browser: whoever signs out gets the page itself.
function ledTo(address) {
  return {
    statusCode: 302,
    statusDescription: 'Found',
    headers: { location: { value: address }, 'cache-control': { value: 'no-store' } },
  };
}

// Runs twice: for the request, and for what the bucket answered. The page for unknown addresses is a file like any
// other to the bucket, and comes with 200. A file's name leads to itself, so that it does not matter whether the second
// run is shown the address as it was sent or as the first one left it.
function handler(event) {
  const request = event.request;
  const response = event.response;
  if (!response) {
    const address = appAddressOf(request);
    if (address !== null) return ledTo(address);
    request.uri = fileFor(request);
    return request;
  }
  if (response.statusCode === 200 && fileFor(request).endsWith('/404.html')) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
