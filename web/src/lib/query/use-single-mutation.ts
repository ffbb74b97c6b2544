import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** Runs a mutation one at a time: a double click is ignored even before the button is disabled. */
export const useSingleMutation = <Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) => {
  const isSending = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    ...options,
    onSettled: (...settled) => {
      isSending.current = false;
      return options.onSettled?.(...settled);
    },
  });
  return {
    mutate: (body: Variables): void => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(body);
    },
    isPending,
    variables,
  };
};
