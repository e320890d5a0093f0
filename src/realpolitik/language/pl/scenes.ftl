### Sceny: krótkie lekcje do rozegrania, po jednej myśli w każdej. Tytuł; przed grą myśl i cel; potem to, co wyszło.

## Zimna Wojna.

scene-ts-influence = Wpływy i kontrola
    .idea = Każdy PO umieszcza 1 punkt wpływu tam, gdzie już je masz, albo po sąsiedzku. Kontrolujesz państwo, gdy twoja przewaga dorównuje jego stabilności: we Francji 3, we Włoszech 2.
    .goal = Tą jedną kartą zdobądź kontrolę i nad Francją, i nad Włochami.
    .done = Oba państwa są twoje. Dwa punkty podniosły przewagę we Francji do 3, jeden we Włoszech do 2; każdy dalszy by się zmarnował.
    .missed = Jedno z nich nie jest pod kontrolą. Francji brakuje dwóch punktów, Włochom jednego: razem to właśnie 3 PO karty.
scene-ts-control = Złamać kontrolę
    .idea = Gdzie państwo kontroluje przeciwnik, punkt wpływu kosztuje 2 PO. Gdy kontrola upadnie, następny kosztuje tam już 1. Każdy punkt opłaca się osobno.
    .goal = Egipt kontrolują USA. Odbierz im kontrolę i miej tam 2 własne punkty wpływu.
    .done = Pierwszy punkt kosztował 2 PO i złamał kontrolę, drugi już tylko 1. Stabilność 2 znaczy: przewaga 1 to jeszcze nie kontrola.
    .missed = Egipt wymaga wszystkich 3 PO: 2 na punkt, który łamie kontrolę, i 1 na następny.
scene-ts-coup = Przewroty i DEFCON
    .idea = Na koniec tury każda strona potrzebuje tylu operacji wojskowych, ile pokazuje DEFCON, inaczej traci punkty. Dają je przewroty. Ale przewrót w państwie strategicznym obniża DEFCON.
    .goal = Wypełnij obowiązek wojskowy przewrotem i zostaw DEFCON na 3.
    .done = Liban nie jest państwem strategicznym: twoje 3 PO liczą się jako operacje wojskowe, a DEFCON ani drgnął.
    .missed = Albo DEFCON spadł, bo Iran jest państwem strategicznym, albo nic nie zaliczono jako operacje wojskowe. Przewrót w Libanie daje jedno i drugie.
scene-ts-realignment = Zmiana sojuszu
    .idea = Próba kosztuje 1 PO i tylko usuwa wpływy. Obie strony rzucają i dodają 1 za każdego kontrolowanego sąsiada, 1 za przewagę w państwie i 1, jeśli leży obok ich supermocarstwa.
    .goal = Usuń z Kuby wszystkie wpływy ZSRR. Masz 2 PO.
    .done = Kuba leży obok USA i Nikaragui, więc dodajesz tam 2: dwie próby wystarczyły. Żadna stabilność przed tym nie chroni.
    .missed = Na Kubie zostały wpływy ZSRR. Dodajesz tam do rzutu 2, a każdy z twoich 2 PO to jedna próba.
scene-ts-space = Wyścig kosmiczny jako wyjście
    .idea = Jeśli użyjesz PO karty z wydarzeniem przeciwnika, zajdzie i wydarzenie. Wyścig kosmiczny do niego nie dopuszcza: karta po prostu znika.
    .goal = Wydarzenie twojej karty obniża DEFCON, który stoi na 2. Pozbądź się karty i przeżyj.
    .done = Karta odrzucona, wydarzenie nie zaszło, świat wciąż stoi. Raz na turę to wyjście jest otwarte.
    .missed = Przy DEFCON 1 przegrywa strona, której trwa runda. Bez wydarzenia zabiera kartę tylko wyścig kosmiczny.
scene-ts-headline = Nagłówki
    .idea = Każda strona potajemnie wybiera kartę i zachodzą oba wydarzenia, bez PO. Pierwsze jest to, które ma więcej PO, przy remisie amerykańskie. Karta punktacji ma 0.
    .goal = Wiesz, że ZSRR ma na ręce „Wojnę koreańską” (2 PO). Wybierz nagłówek, który ocali Koreę Południową: każdy sąsiad pod twoją kontrolą odejmuje 1 od rzutu.
    .done = Pakt ze swoimi 4 PO zadziałał pierwszy: gdy zaczęła się wojna, Japonia była już twoja i z wyrzuconej czwórki zrobiła się trójka.
    .missed = Korea Południowa upadła. Karta punktacji działa ostatnia, a „Rezolucja w sprawie Formozy” Korei nie pomaga. Pakt z Japonią, który ma 4 PO, byłby pierwszy.
scene-ts-scoring = Punktacja w porę
    .idea = Karta punktacji płaci obu stronom za region taki, jaki jest teraz: za obecność, dominację albo kontrolę i po 1 punkcie za każde państwo strategiczne. Liczy się różnica.
    .goal = Zagraj tę kartę punktacji, która zapłaci ci więcej niż przeciwnikowi.
    .done = Na Bliskim Wschodzie masz więcej państw, także strategicznych: region zapłacił tobie. W Azji jest jeszcze czas coś poprawić.
    .missed = W Azji prowadzi ZSRR i to jemu zapłaciła karta. Na Bliskim Wschodzie zysk byłby twój.

## Red Sea.

scene-rs-africa = Afryka może zakończyć grę
    .idea = Kto przy punktacji Afryki kontroluje oba punkty zapalne, Etiopię i Somalię, i więcej państw Afryki niż druga strona, wygrywa od razu. Bez jednego z nich to zwykła punktacja.
    .goal = Gdyby teraz doszło do punktacji Afryki, wygrałby ZSRR. Zapobiegnij temu kartą o 2 PO.
    .done = Teraz w punktacji Afryki chodzi już tylko o punkty. Najtaniej wychodzi 1 punkt wpływu w Etiopii: za 2 PO łamie kontrolę.
    .missed = ZSRR nadal kontroluje Etiopię, Somalię i więcej państw Afryki. Stabilność Etiopii to 1: jeden punkt wpływu za 2 PO łamie tam kontrolę.
scene-rs-flashpoint = Przewrót w punkcie zapalnym
    .idea = Przed przewrotem w punkcie zapalnym, w Etiopii albo Somalii, odkrywa się wierzchnią kartę talii. Gdy ma mniej niż 3 PO, DEFCON spada. Przy DEFCON 1 przegrywa strona, której trwa runda.
    .goal = DEFCON stoi na 2, a pozostałe karty o 3 PO są już odrzucone. Przeprowadź przewrót i przeżyj.
    .done = Sudan nie jest ani punktem zapalnym, ani państwem strategicznym: przewrót liczy się jako operacje wojskowe, a DEFCON ani drgnął.
    .missed = Albo nie było przewrotu, albo DEFCON spadł do 1: karta odkryta w punkcie zapalnym miała mniej niż 3 PO. Sudan nie jest punktem zapalnym.

## Labirynt.

scene-la-ideas = Wojna idei
    .idea = Rządy kraju mówią, jak mocnej karty potrzebują tam USA: przy dobrych 1, przy poprawnych 2, przy słabych 3. Wojna idei zmienia kraj neutralny w sprzymierzony, a sprzymierzonemu poprawia rządy.
    .goal = Pozyskaj Pakistan kartą o wartości 2, żeby stał się krajem sprzymierzonym.
    .done = Rządy w Pakistanie są poprawne, więc karta o wartości 2 wystarczyła, a rzut się udał. Teraz to kraj sprzymierzony.
    .missed = Pakistan nie jest jeszcze sprzymierzony. Jest neutralny, a rządy ma poprawne: do wojny idei wystarczy karta o wartości 2.
scene-la-disrupt = Rozbicie
    .idea = Rozbicie ujawnia uśpione komórki i usuwa aktywne. Gdzie są co najmniej 2 oddziały, sięga dwóch komórek i podnosi prestiż, a ten pomaga w każdej wojnie idei.
    .goal = Podnieś prestiż rozbiciem.
    .done = W Afganistanie są 2 oddziały: operacja sięgnęła dwóch komórek i podniosła prestiż o 1.
    .missed = Prestiż nie wzrósł. Trzeba rozbicia tam, gdzie są co najmniej 2 oddziały, a te stoją w Afganistanie.
scene-la-alert = Alert
    .idea = Zamach, którego nikt nie zablokował, rozstrzyga się na koniec twojej fazy akcji. Alert blokuje jeden zamach gdziekolwiek, ale wymaga karty o wartości 3.
    .goal = Wielkiej Brytanii grozi zamach o liczbie 3. Zablokuj go.
    .done = Zamach jest zablokowany, a jego znacznik wraca do dostępnych. Na takie chwile warto trzymać kartę o wartości 3.
    .missed = Zamach wciąż tam jest. Zablokuje go tylko alert, z kartą o wartości 3.
scene-la-regime = Zmiana reżimu
    .idea = Rządy islamistów można obalić: dopóki nastawienie USA jest twarde, kartą o wartości 3 i co najmniej sześcioma oddziałami, które zostaną tam na długo. Jakie będą nowe rządy, powie rzut.
    .goal = Obal rządy islamistów w Afganistanie.
    .done = Afganistan jest teraz sprzymierzony, stoją w nim twoje oddziały, a wszystkie komórki są ujawnione. Powrót do domu trochę potrwa.
    .missed = Rządy islamistów trwają. Zmiana reżimu wymaga karty o wartości 3 i sześciu oddziałów z toru.
scene-la-recruit = Rekrutuj tam, gdzie źle
    .idea = U dżihadystów jest na odwrót: przy dobrych rządach rzut udaje się tylko na 1, przy poprawnych do 2, przy słabych do 3. Każdy sukces rekrutacji umieszcza komórkę.
    .goal = Umieść jedną kartą dwie nowe komórki.
    .done = Oba rzuty pokazały 3. W Somalii, gdzie rządy są słabe, to sukces; przy dobrych byłaby porażka.
    .missed = Dwóch nowych komórek nie ma. Oba rzuty pokazują 3, a to sukces tylko przy słabych rządach, czyli w Somalii.
scene-la-jihad = Mały dżihad
    .idea = Każdy sukces dżihadu pogarsza rządy o poziom: z dobrych na poprawne, z poprawnych na słabe. Im gorsze, tym łatwiej później. Porażka kosztuje komórkę.
    .goal = Pogorsz rządy w Jemenie.
    .done = Rządy w Jemenie są teraz słabe: rzut na 2 przy poprawnych właśnie wystarczył.
    .missed = W Jemenie nic się nie zmieniło. Twoje rzuty pokazują 2: to sukces przy rządach poprawnych, jak w Jemenie, ale nie przy dobrych.

## World Order.

scene-wo-influence = Wpływy, które zostają
    .idea = Stałe pole daje 1 PZ, a żeton leży tam do końca. Tymczasowe są zwykle warte więcej; ale gdy wszystkie są zajęte, nowy żeton nie daje nic i wypiera najstarszy.
    .goal = Dodaj w Ameryce wpływy, których nikt nie wyprze.
    .done = Twój żeton leży na stałym polu: 1 PZ od razu, i liczy się w każdej punktacji.
    .missed = Nie masz w Ameryce nowego stałego żetonu wpływów. Rząd tymczasowy jest tam pełny: nie daje PZ, a co w nim leży, zostanie z czasem wyparte.
scene-wo-allies = Nowy sojusznik
    .idea = W każdym regionie dostępne są dwa kraje. Żeby kraj został sojusznikiem, zapłać dyplomacją jego wartość. Gotowego sojusznika z tego samego regionu możesz wyczerpać: obniża koszt o swoją wartość.
    .goal = Pozyskaj Brazylię jako sojusznika i zachowaj co najmniej 2 jednostki dyplomacji.
    .done = Meksyk obniżył koszt z 3 do 1. Jest wyczerpany, ale pozostaje sojusznikiem; do gotowości przywrócą go priorytety i niektóre karty.
    .missed = Albo Brazylia nie jest twoim sojusznikiem, albo kosztowała za dużo. Wyczerp dla niej Meksyk: wtedy kosztuje 1 jednostkę dyplomacji zamiast 3.
scene-wo-production = Produkcja po kolei
    .idea = Energię, surowce i żywność produkuje się za darmo. Towar wymaga 1 energii i 1 surowca, usługa 1 energii i 1 żywności. Każdy rodzaj zasobu karta produkuje raz, a kolejność wybierasz ty.
    .goal = Nie masz ani energii, ani żywności. Wyprodukuj tą kartą 3 usługi.
    .done = Najpierw energia i żywność, potem z nich usługi: co będzie potrzebne, produkuje się wcześniej.
    .missed = Nie ma trzech usług. Z trzech rodzajów wyprodukuj najpierw energię i żywność, a na końcu usługi.
scene-wo-trade = Sprzedać drożej
    .idea = W handlu najpierw sprzedajesz, potem kupujesz. Sprzedać możesz tyle jednostek zasobu, ile jego symboli mają twoi sojusznicy i ile go masz. Towary i usługi przynoszą po 15 ordisów, reszta po 5.
    .goal = Zarób tą kartą co najmniej 45 ordisów.
    .done = Trzy jednostki towarów po 15: najpierw idzie to, co najdroższe, bo w jednym handlu eksportujesz tylko dwa rodzaje zasobów.
    .missed = To za mało. Trzy jednostki towarów po 15 dają 45; tanie zasoby ich nie zastąpią.
scene-wo-base = Baza za granicą
    .idea = Baza wymaga gotowego sojusznika, który pod symbolem bazy ma twoją flagę. Wprowadza do regionu armie i 1 żeton wpływów i na zawsze otwiera go dla twoich armii.
    .goal = Zbuduj bazę na Bliskim Wschodzie i w Afryce Północnej.
    .done = Baza stoi w Iraku: w regionie są teraz twoje armie i wpływy.
    .missed = Na Bliskim Wschodzie i w Afryce Północnej nie ma twojej bazy. Twoim sojusznikiem jest tam Irak.
scene-wo-majority = Większość w regionie
    .idea = Po rundach 3 i 6 zapełniony region daje 1 PZ za każdy żeton i premię temu, kto ma ich tam najwięcej. Przy remisie wyżej jest ten, kto ma więcej armii.
    .goal = Trwa runda 3. Miej na Bliskim Wschodzie i w Afryce Północnej więcej żetonów niż ktokolwiek inny.
    .done = O jeden żeton więcej niż Chiny: jeśli region do punktacji się zapełni, pierwsze miejsce jest twoje.
    .missed = Chiny mają tam tyle samo żetonów co ty. Inwestycja w Iraku daje prowadzenie.

## Zadania, po jednym na dzień.

problem = Przeżyj tę kartę
    .idea = Plansza z rozegranej partii, czasem z inną ręką. Jedne wybory mogą ją przegrać, zanim karta się skończy, przez DEFCON albo punkty; inne nigdy, cokolwiek zrobią przeciwnik i kości. Przeszukiwanie sprawdziło wszystkie.
    .goal = Zagraj kartę i doprowadź ją do końca tak, żeby nie dało się przegrać.
    .done = Nic nie mogło się stać: ani odpowiedź przeciwnika, ani rzut nie przegrałyby partii tą kartą.
    .missed = Ten wybór może przegrać partię. Oto jeden ze sposobów:
problem-headline = Przeżyj ten nagłówek
    .idea = Plansza z rozegranej partii, czasem z inną ręką. Jedne nagłówki mogą ją przegrać, zanim oba się skończą, przez DEFCON albo punkty; inne nigdy, cokolwiek wybrał przeciwnik. Przeszukiwanie sprawdziło wszystkie.
    .goal = Wybierz nagłówek i doprowadź oba do końca tak, żeby nie dało się przegrać.
    .done = Nic nie mogło się stać: ani wybór przeciwnika, ani rzut nie przegrałyby partii.
    .missed = Ten wybór może przegrać partię. Oto jeden ze sposobów:
problem-war = Wybierz kartę i przetrwaj
    .idea = Plansza z rozegranej partii, czasem z inną ręką. Jedne karty mogą ją przegrać, zanim się skończą: przez wydarzenie przeciwnika, przez jeden z jego celów wojny albo przez zamach w Stanach Zjednoczonych, któremu nikt już nie zapobiegnie. Inne nigdy, cokolwiek zrobią przeciwnik i kości. Przeszukiwanie sprawdziło wszystkie.
    .goal = Zagraj kartę i doprowadź ją do końca tak, żeby nie dało się przegrać.
    .done = Nic nie mogło się stać: ani odpowiedź przeciwnika, ani rzut nie przegrałyby partii tą kartą.
    .missed = Ten wybór może przegrać partię. Oto jeden ze sposobów:
problem-use = Zagraj tę kartę i przetrwaj
    .idea = Plansza z rozegranej partii i właśnie wyłożona karta. Jedne sposoby jej zagrania mogą przegrać partię, zanim karta się skończy: przez jej wydarzenie, przez jeden z celów wojny przeciwnika albo przez zamach w Stanach Zjednoczonych, któremu nikt już nie zapobiegnie. Inne nigdy, cokolwiek zrobią przeciwnik i kości. Przeszukiwanie sprawdziło wszystkie.
    .goal = Wybierz, jak zagrać kartę, i doprowadź ją do końca tak, żeby nie dało się przegrać.
    .done = Nic nie mogło się stać: ani odpowiedź przeciwnika, ani rzut nie przegrałyby partii tą kartą.
    .missed = Ten wybór może przegrać partię. Oto jeden ze sposobów:
