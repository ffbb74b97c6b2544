import { create } from 'zustand';

/** The food whose words and row are highlighted together. */
export const useLinkedFood = create<{ row: string | null }>()(() => ({ row: null }));

const link = (row: string | null): void => useLinkedFood.setState({ row });

/** Event handlers that highlight a food's words and row while the pointer or the focus is on one of them. */
export const linkHandlers = (row: string) => ({
  onMouseEnter: () => link(row),
  onMouseLeave: () => link(null),
  onFocus: () => link(row),
  onBlur: () => link(null),
});

/** Highlights a food and scrolls to its row. */
export const showRow = (row: string): void => {
  link(row);
  document.querySelector(`[data-row="${row}"]`)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
};
