import type { Kinds } from '../store/object-types.ts';
import { defineCall } from './call.ts';
import { parameters } from './parameters.ts';

/** Defines the call that returns an object by its ID. @param path of all objects, such as `/v1/prices` */
export const readCall = (path: string, kind: keyof Kinds) =>
  defineCall('GET', `${path}/:id`, parameters<object>()({}), (stripeStore, _, id) =>
    stripeStore.get(kind, id),
  );
