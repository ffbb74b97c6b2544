import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  variant: 'ink' | 'default' | 'subtle';
  /** Accessible name, which tells the buttons of several rows apart. */
  label: string;
  isRunning?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Small button in a row of a list. */
export const RowButton = ({
  variant,
  label,
  isRunning = false,
  isDisabled = false,
  onClick,
  children,
}: Props) => (
  <Button
    size="xs"
    variant={variant}
    loading={isRunning}
    disabled={isDisabled}
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </Button>
);
