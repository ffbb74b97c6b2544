// CloudFront function (runtime cloudfront-js-2.0) that runs before and after the request to the site's bucket. Selects
// the file for a URL: public pages have their own, app.html renders all screens of the app.
// test/infra/stack/site-router.test.ts compares both lists with the sources.
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
  '/cancel',
  '/withdraw',
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
  '/profile',
  '/profile/privacy',
  '/profile/notifications',
  '/profile/security',
  '/profile/billing',
  '/profile/data',
  '/profile/api',
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
  '/undo-email',
  '/appeal',
  '/staff',
  '/sign-out',
]);
// For these pages, signed-in users get the app (decision D39). The cookie is no secret: it only selects a file.
const bothHave = new Set(['/', '/pricing']);

// For these pages, visitors get a file that shows its form before the app has loaded.
const lightPages = new Set(['/auth', '/reset-password']);

// Prefix of German public pages. The app uses the user's language without a prefix.
const GERMAN = '/de';

// Redirect targets of forms that are submitted without JavaScript.
function contactFile(query) {
  if (query.sent) return '/contact-sent.html';
  return query.error ? '/contact-refused.html' : '/contact.html';
}
function newsletterFile(query) {
  if (query.asked) return '/newsletter-asked.html';
  return query.error ? '/newsletter-refused.html' : '/newsletter.html';
}

function declarationFile(path, query) {
  if (query.sent) return path + '-sent.html';
  return path + (query.error ? '-refused.html' : '.html');
}

function fileOf(path, isSignedIn, query) {
  if (path === '/contact') return contactFile(query);
  if (path === '/newsletter') return newsletterFile(query);
  if (path === '/cancel' || path === '/withdraw') return declarationFile(path, query);
  if (lightPages.has(path) && !isSignedIn) return '/auth.html';
  if (appPages.has(path)) return '/app.html';
  if (!publicPages.has(path)) return '/404.html';
  if (isSignedIn && bothHave.has(path)) return '/app.html';
  return path === '/' ? '/index.html' : path + '.html';
}

function germanFileOf(path, query) {
  const file = fileOf(path, false, query);
  if (file === '/index.html') return GERMAN + '.html';
  return GERMAN + (file === '/app.html' || file === '/auth.html' ? '/404.html' : file);
}

// File types that browsers and crawlers request. Any other dot is part of an unknown URL.
const knownFile = /\.(css|html|ico|js|json|png|svg|txt|webmanifest|xml)$/;

// Files of pages without a path of their own.
const otherPages = new Set([
  '/index',
  '/app',
  '/auth',
  '/404',
  '/contact-sent',
  '/contact-refused',
  '/newsletter-asked',
  '/newsletter-refused',
  '/cancel-sent',
  '/cancel-refused',
  '/withdraw-sent',
  '/withdraw-refused',
]);

// Checks for an HTML file that is no page, such as '/index-old.html'.
function isUnknownPage(uri) {
  if (!uri.endsWith('.html') || uri === GERMAN + '.html') return false;
  const name = uri.slice(0, -'.html'.length);
  const plain = plainOf(name) || name;
  return !publicPages.has(plain) && !otherPages.has(plain);
}

// Returns the path without a trailing slash; null for a file.
function pathOf(uri) {
  if (isUnknownPage(uri)) return uri;
  if (uri.startsWith('/assets/') || knownFile.test(uri)) return null;
  return uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri;
}

// Returns the English path of a German one; null for other paths.
function plainOf(path) {
  if (path === GERMAN) return '/';
  return path.startsWith(GERMAN + '/') ? path.slice(GERMAN.length) : null;
}

function hasSession(request) {
  const session = request.cookies.session;
  return session !== undefined && session.value === '1';
}

// Checks the browser's first language.
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
  // The path determines the language of a page; an unknown path has none.
  return file === '/404.html' && readsGerman(request) ? GERMAN + file : file;
}

// Returns the app's URL with the query if the user is signed in, else null.
function appAddressOf(request) {
  const plain = plainOf(pathOf(request.uri) || '');
  if (plain === null || !bothHave.has(plain) || !hasSession(request)) return null;
  const query = request.querystring;
  const pairs = Object.keys(query).map((name) => name + '=' + query[name].value);
  return plain + (pairs.length > 0 ? '?' + pairs.join('&') : '');
}

// Not cached by the browser, so that the public page is shown after signing out.
function ledTo(address) {
  return {
    statusCode: 302,
    statusDescription: 'Found',
    headers: { location: { value: address }, 'cache-control': { value: 'no-store' } },
  };
}

// Runs for both the request and the bucket's response. The bucket returns the page for unknown URLs with status 200,
// like any other file. The name of a file maps to itself, so that it does not matter whether the second run receives
// the original or the rewritten URL.
function handler(event) {
  const request = event.request;
  const response = event.response;
  if (!response) {
    if (request.uri === '/.well-known/change-password') return ledTo('/profile/security');
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
