import { formTexts as fixed } from '../texts/fixed-texts.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

export interface Captcha {
  /** The verified token; empty before, and after expiry or an error. */
  answer: string;
  /** Asks again: an answer can be used once. */
  renew(): void;
}

/** Shows the captcha in its place, with a retry after a failure. `onAnswer` is called when it is solved. */
export function showCaptcha(place: HTMLElement, onAnswer: () => void): Captcha {
  const captcha: Captcha = { answer: '', renew };
  const tell = (answer: string) => {
    captcha.answer = answer;
    if (answer) onAnswer();
  };

  function renew() {
    tell('');
    const frame = document.createElement('div');
    place.replaceChildren(frame);
    const widget = {
      sitekey: place.dataset.captcha ?? '',
      callback: tell,
      'expired-callback': () => tell(''),
      'error-callback': fail,
    };
    loadCaptcha().then((recaptcha) => frame.isConnected && recaptcha.render(frame, widget), fail);
  }

  function fail() {
    tell('');
    const retry = document.createElement('button');
    Object.assign(retry, { type: 'button', className: 'text-link', textContent: fixed.tryAgain, onclick: renew });
    const problem = document.createElement('p');
    problem.setAttribute('role', 'alert');
    problem.append(fixed.captchaMissing, ' ', retry);
    place.replaceChildren(problem);
  }

  renew();
  return captcha;
}

interface WidgetOptions {
  sitekey: string;
  callback: (answer: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

interface Recaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, widget: WidgetOptions): number;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;

/** Loads the captcha's script, once per page; a failed load can be retried. */
function loadCaptcha(): Promise<Recaptcha> {
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
