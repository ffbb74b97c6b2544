// Runs at CloudFront before the site's bucket is asked (runtime cloudfront-js-2.0).
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
  '/sign-out',
]);
// Of these the signed-in get the app's own (decision D39). The cookie is no secret: it only chooses a file.
const bothHave = new Set(['/', '/pricing']);

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

function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.includes('.')) return request;
  const path = request.uri.length > 1 && request.uri.endsWith('/') ? request.uri.slice(0, -1) : request.uri;
  const session = request.cookies.session;
  request.uri = fileOf(path, session !== undefined && session.value === '1', request.querystring);
  return request;
}
