import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';

/** Button that loads all data again, as after a change in another tab. */
export const ReloadButton = () => {
  const queryClient = useQueryClient();
  return <button onClick={() => void queryClient.invalidateQueries()}>Load again</button>;
};

/** Clicks the button, also while a dialog covers it. */
export const reload = (): void => void fireEvent.click(screen.getByText('Load again'));
