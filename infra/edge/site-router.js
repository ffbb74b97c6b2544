// Runs at CloudFront before the site's bucket is asked (runtime cloudfront-js-2.0).
// An address without a file extension is a screen of the app, which index.html draws.
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}
