export { uploadPhoto } from './photos/upload-photo.ts';
