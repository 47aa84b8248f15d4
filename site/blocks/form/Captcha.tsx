import { useEffect, useRef, useState } from 'react';
import { useIsEditing } from '../../elements/field-host.ts';
import { useFormTexts } from '../../texts/use-form-texts.ts';

interface Props {
  /** Empty when no captcha is configured any more; the form then cannot be sent. */
  siteKey: string;
  /** Called with the verified token, or '' after expiry or an error. */
  onAnswer: (answer: string) => void;
}

/** The captcha of a form, with a retry after a failure. */
export function Captcha({ siteKey, onAnswer }: Props) {
  const fixed = useFormTexts();
  const [hasFailed, setFailed] = useState(false);
  const isEditing = useIsEditing(); // No script of a third party runs in the editor.
  if (!siteKey) return <p>{fixed.captchaOff}</p>;
  if (isEditing) return <p>Visitors see the captcha here.</p>;
  if (!hasFailed) return <Widget siteKey={siteKey} onAnswer={onAnswer} onError={() => setFailed(true)} />;
  return (
    <p role="alert">
      {fixed.captchaMissing}{' '}
      <button type="button" className="text-link" onClick={() => setFailed(false)}>
        {fixed.tryAgain}
      </button>
    </p>
  );
}

function Widget({ siteKey, onAnswer, onError }: Props & { onError: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef({ onAnswer, onError });
  useEffect(() => {
    tell.current = { onAnswer, onError };
  });

  useEffect(() => {
    const frame = document.createElement('div');
    place.current?.append(frame);
    const fail = () => {
      tell.current.onAnswer('');
      tell.current.onError();
    };
    const widget = {
      sitekey: siteKey,
      callback: (answer: string) => tell.current.onAnswer(answer),
      'expired-callback': () => tell.current.onAnswer(''),
      'error-callback': fail,
    };
    loadCaptcha().then((captcha) => frame.isConnected && captcha.render(frame, widget), fail);
    return () => frame.remove();
  }, [siteKey]);

  return <div ref={place} />;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

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
