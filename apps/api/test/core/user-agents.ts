/**
 * User agents in the forms that browsers, apps and programs send, composed from what their makers
 * publish, each with the device that the Downloaded History shows.
 */
/** Computers. Windows 11 calls itself 10, every newer macOS 10.15.7, an iPad with desktop pages a Mac. */
export const desktop: Record<string, string> = {
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0':
    'Microsoft Edge 147-PC-Desktop-Windows 10',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0':
    'Firefox 140-PC-Desktop-Windows 10',
  'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0':
    'Firefox 115-PC-Desktop-Windows 7',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 OPR/131.0.0.0':
    'Opera 131-PC-Desktop-Windows 10',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36':
    'Chrome 147-PC-Desktop-Chrome OS',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36':
    'Chrome 147-PC-Desktop-Linux',
  'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0':
    'Firefox 140-PC-Desktop-Linux',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36':
    'Chrome 147-Apple-Desktop-macOS 10.15.7',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0':
    'Firefox 140-Apple-Desktop-macOS 10.15',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0':
    'Microsoft Edge 147-Apple-Desktop-macOS 10.15.7',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15':
    'Safari 26-Apple-Desktop-macOS 10.15.7',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko':
    'Internet Explorer 11-PC-Desktop-Windows 10',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36':
    'Chrome 147-PC-Desktop-Windows 10',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15':
    'Safari 17.4-Apple-Desktop-macOS 10.15.7',
};

/** iPhones and iPads, with the browsers and apps that open links there. */
export const apple: Record<string, string> = {
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1':
    'Mobile Safari 26-iPhone-Mobile-iOS 26',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/147.0.7000.40 Mobile/15E148 Safari/604.1':
    'Chrome 147-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15':
    'Firefox 140-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/146.0.3856.62 Mobile/15E148 Safari/605.1.15':
    'Microsoft Edge 146-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1 OPT/6.1.0':
    'Opera Touch 6.1-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/380.0.770000000 Mobile/15E148 Safari/604.1':
    'Google Search 380-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148':
    'iOS WebView-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_5; en_GB; en-GB; scale=3.00; 1179x2556; 750000000)':
    'Instagram 390-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/750000000;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5]':
    'Facebook 520-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN':
    'WeChat 8-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.10.0':
    'Line 15.10-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15':
    'DuckDuckGo 7-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/147.0.7000.40 Mobile/15E148 Safari/604.1':
    'Chrome 147-iPad-Tablet-iOS 18.5',
  'Mozilla/5.0 (Mobile; Nokia_2780_Flip; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/3.1':
    'Firefox 48-Nokia 2780 Flip-Mobile-KaiOS 3.1',
  'Mozilla/5.0 (Mobile; LYF/F90M/LYF-F90M-000-02-28-130318; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.0':
    'Firefox 48-LYF/F90M/LYF F90M 000 02 28 130318-Mobile-KaiOS 2',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_39.0.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/GB':
    'TikTok 39-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 YaBrowser/25.4.1.100.10 SA/3 Mobile/15E148 Safari/604.1':
    'Yandex Browser 25.4.1-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.7.5':
    'KakaoTalk 10.7.5-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1':
    'Mobile Safari 19-iPhone-Mobile-iOS 20.1',
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1':
    'Safari 17.5-iPad-Tablet-iOS 17.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WhatsApp/25.13.76':
    'WhatsApp 25.13.76-iPhone-Mobile-iOS 18.5',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.6 Mobile/15E148 Safari/604.1':
    'Mobile Safari 15.6.6-iPhone-Mobile-iOS 15.8.4',
  'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1':
    'Mobile Safari 15.6-iPod-Mobile-iOS 15.8',
};

/** Android, HarmonyOS and KaiOS: with a model, without one since Chrome froze it, inside apps. */
export const android: Record<string, string> = {
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36':
    'Chrome 147-Unknown-Mobile-Android 10',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36':
    'Chrome 147-Unknown-Tablet-Android 10',
  'Mozilla/5.0 (Linux; Android 14; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.71 Mobile Safari/537.36':
    'Chrome 126-SM S928B-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36':
    'Chrome 120-SM X906C-Tablet-Android 13',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36':
    'Samsung Internet 27-SM S918B-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36':
    'Samsung Internet 28-Unknown-Mobile-Android 10',
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0':
    'Firefox 140-Unknown-Mobile-Android 15',
  'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0':
    'Firefox 140-Unknown-Tablet-Android 15',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 EdgA/147.0.0.0':
    'Microsoft Edge 147-Unknown-Mobile-Android 10',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36 OPR/95.0.0.0':
    'Opera 95-Unknown-Mobile-Android 10',
  'Mozilla/5.0 (Linux; U; Android 13; en-US; Redmi Note 8 Build/TQ3A.230805.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.8.1322 Mobile Safari/537.36':
    'UC Browser 13.7.8-Redmi Note 8-Mobile-Android 13',
  'Mozilla/5.0 (Linux; U; Android 14; id-id; 23021RAA2Y Build/UKQ1.230917.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.15.0-gn':
    'Mi Browser 14.15-23021RAA2Y-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240205.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36':
    'Android WebView 126-Pixel 8-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 14; SM-A546B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 Instagram 335.0.0.39.93 Android (34/14; 450dpi; 1080x2131; samsung; SM-A546B; a54x; s5e8835; en_GB; 612000000)':
    'Instagram 335-SM A546B-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 14; SM-A546B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.40.80;]':
    'Facebook 470-SM A546B-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 13; V2166A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MMWEBID/1234 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64':
    'WeChat 8-V2166A-Mobile-Android 13',
  'Mozilla/5.0 (Linux; Android 14; SO-51D Build/67.2.A.2.118; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 Line/14.9.0/IAB':
    'Line 14.9-SO 51D-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 12; M2102J20SG) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 YaBrowser/23.11.0':
    'Yandex Browser 23.11-M2102J20SG-Mobile-Android 12',
  'Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN01; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36':
    'Huawei Browser 15-NOH AN01-Mobile-HarmonyOS',
  'Mozilla/5.0 (Linux; Android 9; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4.1 like Chrome/120.0.6099.193 Safari/537.36':
    'Amazon Silk 120.4.1-KFTRWI-Tablet-Android 9',
  'Mozilla/5.0 (Linux; Android 11; moto g(30)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36':
    'Chrome 120-moto g(30)-Mobile-Android 11',
  'Opera/9.80 (Android; Opera Mini/36.2.2254/191.256; U; en) Presto/2.12.423 Version/12.16':
    'Opera Mini 36.2.2254-Unknown-Mobile-Android',
  'Mozilla/5.0 (Linux; U; Android 12; TECNO KG5j Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.193 Mobile Safari/537.36 OPR/73.0.2254.68000':
    'Opera 73-TECNO KG5j-Mobile-Android 12',
  'Mozilla/5.0 (Linux; Android 14; CPH2581 Build/UKQ1.230924.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 GSA/15.20.36.28.arm64':
    'Google Search 15.20.36-CPH2581-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 13; SM-T976B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36':
    'Samsung Internet 23-SM T976B-Tablet-Android 13',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Pro XL Build/AP4A.250205.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/133.0.0.0 Mobile Safari/537.36 Snapchat/13.20.0.49 (Pixel 9 Pro XL; Android 15#12345678#35; gzip)':
    'Snapchat 13.20-Pixel 9 Pro XL-Mobile-Android 15',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 Vivaldi/7.3':
    'Vivaldi 7.3-Unknown-Mobile-Android 10',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 YJApp-ANDROID jp.co.yahoo.android.yjtop/3.140.0':
    'Chrome 126-Pixel 8-Mobile-Android 14',
  'Some-Browser-With/1-2-3 (X-Y-Z; Linux; Android 4-5; My-Phone-9)':
    'Android Browser-Unknown-Tablet-Android 4',
  'Mozilla/5.0 (Linux; Android 13; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 WhatsApp/2.25.9.78':
    'WhatsApp 2.25.9-SM A546B-Mobile-Android 13',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36 Telegram-Android/11.9.2 (Google Pixel 9; Android 15; SDK 35; HIGH)':
    'Telegram 11.9.2-Pixel 9-Mobile-Android 15',
  'Mozilla/5.0 (Linux; Android 14; 2201117TY Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 trill_380304 BytedanceWebview/d8a21c6':
    'TikTok-2201117TY-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 13; T-Mobile REVVL 6x Pro 5G) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Mobile Safari/537.36':
    'Chrome 118-T Mobile REVVL 6x Pro 5G-Mobile-Android 13',
  'Mozilla/5.0 (Linux; Android 12; Lenovo TB-J606F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36':
    'Chrome 118-Lenovo TB J606F-Tablet-Android 12',
  'Mozilla/5.0 (Linux; Android 14; en-us; Infinix X6833B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36':
    'Chrome 126-Infinix X6833B-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 14; <img src=x onerror=alert(1)>) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36':
    'Chrome 147-img src x onerror alert(1)-Mobile-Android 14',
  'Mozilla/5.0 (Linux; Android 14; \u0001\u001b[31mPhone\u202e) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36':
    'Chrome 147-31mPhone-Mobile-Android 14',
};

/** What is rare, silent, or an experiment. */
export const odd: Record<string, string> = {
  'Mozilla/5.0 (PlayStation; PlayStation 5/8.20) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/605.1.15':
    'Safari 16.4-Unknown-Unknown-Unknown',
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/4.0 Chrome/94.0.4606.31 TV Safari/537.36':
    'Samsung Internet 4-Unknown-TV-Tizen 7',
  '': 'Unknown-Unknown-Unknown-Unknown',
  'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ Version/7.2.1.0 Safari/536.2+':
    'BlackBerry 7.2.1-Unknown-Tablet-BlackBerry 2.1',
  'Opera/9.80 (J2ME/MIDP; Opera Mini/5.0-beta-1/870) Presto/2.4':
    'Opera Mini 5-Unknown-Unknown-Unknown',
  '\u0000<script>---': 'Unknown-Unknown-Unknown-Unknown',
};

/** Programs: previews, crawlers, gateways of mail, tools. */
export const robots: Record<string, string> = {
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/147.0.0.0 Safari/537.36':
    'Headless Chrome 147-Unknown-Bot-Linux',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)':
    'Googlebot 2.1-Google-Bot-Unknown',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36':
    'BingCrawler 2-Bing-Bot-Unknown',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)':
    'FacebookExternalHit-Meta-Bot-Unknown',
  'WhatsApp/2.24.8.78 A': 'WhatsApp 2.24.8-Unknown-Bot-Unknown',
  'TelegramBot (like TwitterBot)': 'TelegramBot-Unknown-Bot-Unknown',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)': 'SlackBot 1-Slack-Bot-Unknown',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 SafeLinks':
    'Microsoft Edge 12.246-Unknown-Bot-Windows 10',
  'BarracudaCentral/1.0 (link checker)': 'BarracudaCentral 1-Unknown-Bot-Unknown',
  'Mozilla/5.0 (compatible; Proofpoint URL Defense)': 'Unknown-Unknown-Bot-Unknown',
  'Mimecast-URL-Scanner/1.0': 'Mimecast URL Scanner 1-Unknown-Bot-Unknown',
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)':
    'Microsoft Office 16-Unknown-Bot-Windows 10',
  'ms-office; MSOffice 16': 'ms office-Unknown-Bot-Unknown',
  GoogleImageProxy: 'GoogleImageProxy-Unknown-Bot-Unknown',
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)':
    'Firefox 11-Unknown-Bot-Windows XP',
  'curl/8.5.0': 'curl 8.5-Unknown-Bot-Unknown',
  'Wget/1.21': 'Wget 1.21-Unknown-Bot-Unknown',
  'python-requests/2.31.0': 'python requests 2.31-Unknown-Bot-Unknown',
  'Go-http-client/2.0': 'Go http client 2-Unknown-Bot-Unknown',
  node: 'node-Unknown-Bot-Unknown',
  'axios/1.7': 'axios 1.7-Unknown-Bot-Unknown',
  'okhttp/4.12.0': 'okhttp 4.12-Unknown-Bot-Unknown',
  '<script>alert(1)</script>': 'Unknown-Unknown-Bot-Unknown',
};
