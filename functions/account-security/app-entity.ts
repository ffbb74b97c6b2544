import { text } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** An authenticator app that its user turned on with a fresh proof. Its key is only at the user pool. */
export const createAppEntity = defineUserEntity(
  'sign_in_app',
  { turned_on_at: text },
  () => 'account#sign-in-app',
);
