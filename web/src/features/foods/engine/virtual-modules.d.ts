/** Address of the built-in food table in this build, from `web/build/food-engine.ts`. */
declare module 'virtual:food-table' {
  export const tableUrl: string;
  /** Hash for Subresource Integrity. */
  export const tableIntegrity: string;
}

/** Addresses of all files of the text engine. */
declare module 'virtual:food-engine' {
  export { tableIntegrity, tableUrl } from 'virtual:food-table';
  export const workerUrl: string;
}
