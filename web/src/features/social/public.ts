export { friendQueries } from './friends/friend-queries.ts';
export { useOpenRequests } from './friends/use-open-requests.ts';
