/** Loads the dialog in a step of its own: a direct import would list its many files in the dashboard's first load. */
export const loadEditDialog = async () => (await import('./edit-entry-dialog.tsx')).EditEntryDialog;
