import { useEffect, useRef, useState } from 'react';
import { formTexts as fixed } from '../../texts/fixed-texts.ts';
import { loadCaptcha } from './load-captcha.ts';

interface Props {
  /** Empty when no captcha is configured any more; the form then cannot be sent. */
  siteKey: string;
  /** Called with the verified token, or '' after expiry or an error. */
  onAnswer: (answer: string) => void;
}

/** The captcha of a form, with a retry after a failure. */
export function Captcha({ siteKey, onAnswer }: Props) {
  const [hasFailed, setFailed] = useState(false);
  if (!siteKey) return <p>{fixed.captchaOff}</p>;
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
