import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { FriendList } from '#shared/social/schema.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { rowsOf } from '#test/support/rows-of.ts';

/** Creates users with their own accounts. */
export const ask = (person: ApiUser, email: string, key: string = randomUUID()) =>
  person.call('POST', '/api/friend-requests', { email }, { 'idempotency-key': key });

/** Returns a user's friends and requests from the API. */
export const friendsOf = async (person: ApiUser): Promise<FriendList> => {
  const { status, body } = await person.call('GET', '/api/friends');
  expect(status).toBe(200);
  return body as unknown as FriendList;
};

/** Returns the ID of a user's only request. */
export const requestOf = async (person: ApiUser): Promise<string> => {
  const { requests } = await friendsOf(person);
  expect(requests).toHaveLength(1);
  return requests[0]!.id;
};

export const accept = (person: ApiUser, id: string) =>
  person.call('POST', `/api/friend-requests/${id}/accept`);
export const part = (person: ApiUser, id: string) => person.call('DELETE', `/api/friends/${id}`);
export const block = (person: ApiUser, other: ApiUser) => person.call('PUT', `/api/blocks/${other.id}`);
export const unblock = (person: ApiUser, other: ApiUser) => person.call('DELETE', `/api/blocks/${other.id}`);

/** Makes two users friends, requested by the first. @returns the ID of the friendship */
export const befriend = async (asking: ApiUser, asked: ApiUser): Promise<string> => {
  expect((await ask(asking, asked.email)).status).toBe(202);
  const id = (await friendsOf(asked)).requests.find(({ user_id }) => user_id === asking.id)!.id;
  expect((await accept(asked, id)).status).toBe(200);
  return id;
};

/** Returns the friendship rows in a user's partition. */
export const friendRows = async (person: ApiUser) =>
  rowsOf(await openLocalTable(inject('dataDir')), person.id, 'friend#');

/** Returns a user's numbers of friends, received and sent requests. */
export const countsOf = async (person: ApiUser): Promise<number[]> => {
  const { friends, requests, sent } = await friendsOf(person);
  return [friends.length, requests.length, sent.length];
};
