import type { ReactNode } from 'react';
import { t } from './translate.ts';
import { insertElements } from './insert-elements.tsx';

interface Props {
  /** English, with tags of its own around what is more than text: `Read the <terms>terms</terms> first.` */
  text: string;
  /** Values of the places in braces. */
  values?: Readonly<Record<string, string | number>>;
  /** What stands for each tag, by name. */
  parts: Readonly<Record<string, (inner: string) => ReactNode>>;
}

const none = {};

/** A text of the catalogue in which some words are links or bold. */
export const RichText = ({ text, values = none, parts }: Props) => insertElements(t(text), values, parts);
