import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'आपका ऑर्डर, कदम दर कदम',
  unpaid: 'आपके भुगतान की पुष्टि अभी नहीं हुई है।',
  queued: 'यह हमारी टीम की प्रतीक्षा में है',
  prepared: 'हमने आपकी घोषणा तैयार कर ली',
  file: 'हम इसे जमा करते हैं। आपका दस्तावेज़ यहाँ आएगा।',
  answer: 'हम उत्तर की प्रतीक्षा कर रहे हैं',
  arrive: 'आप पहुँचते हैं',
  officer: 'निर्णय अधिकारी करता है।',
  now: 'अभी',
  turn: 'आपकी बारी',
  since: '{date} से',
};
