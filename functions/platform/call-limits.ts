/**
 * How long one attempt of a call to an AWS service may take, in ms. The SDK's own default is to wait for ever.
 * Short enough that three attempts end within a request's 25 s.
 * @param silence longest wait for the answer's head, and longest pause within its body
 */
export const callLimits = (silence: number) => ({
  connectionTimeout: Math.min(silence, 1_000),
  requestTimeout: silence,
  socketTimeout: silence,
  // Without it the SDK only warns.
  throwOnRequestTimeout: true,
});
