import { EventDialog } from './event-dialog.tsx';

/** Dialog that adds an event at a given time. */
export const NewEventDialog = ({ onClose }: { onClose: () => void }) => (
  <EventDialog event={null} rrule={null} onClose={onClose} />
);
