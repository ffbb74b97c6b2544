const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i;

/** Parses a time of day as HH:MM; null if invalid. */
export const readTime = (text: string): string | null => {
  const [, hours, minutes, half] = clock.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const shown = Number(hours);
  if (half && (shown < 1 || shown > 12)) return null;
  const hour = half ? (shown % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : shown;
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
};
