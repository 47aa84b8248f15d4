const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

interface Widget {
  sitekey: string;
  callback: (answer: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

export interface Recaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, widget: Widget): number;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;

/** Loads the captcha's script, once per page; a failed load can be retried. */
export function loadCaptcha(): Promise<Recaptcha> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The captcha script defined no grecaptcha'));
    };
    script.onerror = () => reject(new Error('The captcha could not be loaded'));
    document.head.append(script);
  });
}
