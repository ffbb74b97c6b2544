import { type ComponentType, createElement, type ReactNode } from 'react';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';

const files = import.meta.glob<ComponentType>('./*-tab.tsx', { import: 'Tab' });

/**
 * Views of the tabs that need nothing from the dashboard, by tab ID. Each file in this folder is named after its tab,
 * such as `social-tab.tsx`, exports `Tab` and is loaded when the tab is opened.
 */
export const tabViews: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice('./'.length, -'-tab.tsx'.length),
    createElement(lazyComponent(load)),
  ]),
);
