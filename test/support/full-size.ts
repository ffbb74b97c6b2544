/** Whether this is `npm run test:full`, where tests run at full size and those too slow for every day run at all. */
export const isFull = process.env['FULL'] === '1';
