import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { foodRoutes } from '#shared/foods/routes.ts';
import { call } from '../../lib/api/call.ts';
import { createKeyring } from '../../lib/api/idempotency-key.ts';

/**
 * Turns words into weighed foods with figures from the food table. The same words pressed again are the same action:
 * an answer that came too late is not paid twice.
 */
export const useDescribe = () => {
  const [keyOf] = useState(() => createKeyring());
  return useMutation({
    mutationFn: (text: string) => call(foodRoutes.describe, { body: { text }, idempotencyKey: keyOf(text) }),
  });
};
