import './checkbox.css';

/** Mantine's checkbox with its styles, which the first load leaves out. */
export { Checkbox } from '@mantine/core';
