import type { ReactNode } from 'react';
import { t } from './translate.ts';
import { insertElements } from './insert-elements.tsx';

interface Props {
  /** English text with custom tags around the parts that are more than text: `Read the <terms>terms</terms> first.` */
  text: string;
  /** Values of the placeholders in braces. */
  values?: Readonly<Record<string, string | number>>;
  /** Renderer of each tag, by name. */
  parts: Readonly<Record<string, (inner: string) => ReactNode>>;
}

const none = {};

/** Translated text in which some words are links or bold. */
export const RichText = ({ text, values = none, parts }: Props) => insertElements(t(text), values, parts);
