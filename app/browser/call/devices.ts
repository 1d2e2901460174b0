import { CallFault, type Fault } from './call.ts';

/** Why a browser opens no device: it is not allowed, there is none, or something else uses it. */
const CAUSES: Readonly<Partial<Record<string, Fault>>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
};

/** Opens both devices; without a camera the microphone alone. Throws why there is no microphone. */
export async function openDevices(hasPicture: boolean): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  const sound = () => mediaDevices.getUserMedia({ audio: true });
  const opened = hasPicture ? mediaDevices.getUserMedia({ audio: true, video: true }).catch(sound) : sound();
  return opened.catch((error: unknown) => {
    throw new CallFault((error instanceof DOMException && CAUSES[error.name]) || 'devices');
  });
}
