import { create } from 'zustand';

interface MealDialog {
  isOpen: boolean;
  /** Text that the field starts with. */
  startsWith: string;
}

/** State of the dialog "What did you eat?", shared by its buttons and its keyboard shortcut. */
export const useMealDialog = create<MealDialog>()(() => ({ isOpen: false, startsWith: '' }));

export const openMealDialog = (startsWith = ''): void => useMealDialog.setState({ isOpen: true, startsWith });

export const closeMealDialog = (): void => useMealDialog.setState({ isOpen: false });
