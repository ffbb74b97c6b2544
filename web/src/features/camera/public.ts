export { CameraView } from './camera-view.tsx';
export { CAMERA_REQUEST, cameraProblemOf, openCamera, stopCamera } from './camera.ts';
export { hasTorch, setTorch } from './torch.ts';
export { useStopCamera } from './use-stop-camera.ts';
